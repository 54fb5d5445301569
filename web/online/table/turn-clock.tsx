import { itemAt } from '@grove/kernel';
import { useLanguage } from '../../language.tsx';
import { formatTime, shortTime } from '../clock-time.ts';
import { seatStateOf } from '../absence/seat-state.ts';
import { useOnlineWords } from '../words/index.ts';
import type { TableProps } from './table-props.ts';
import { useServerTime } from './use-server-time.ts';

const SHORT = 10_000;

/** The clock in the header: the own one while it runs, else one that does. All of them are at the seats. */
export function TurnClock({ view, state, nameOf }: TableProps) {
  const online = useOnlineWords();
  const language = useLanguage();
  const now = useServerTime(view, state.clockSkew);
  // The game's own timer is on the board.
  if (view.settings.clock.kind === 'sand') return null;
  const running = view.seats.flatMap(({ deadline }, seat) => (deadline === null ? [] : [seat]));
  const seat = running.find((one) => one === view.me.seat) ?? running[0];
  if (seat === undefined) return null;
  const left = seatStateOf(itemAt(view.seats, seat), state.presence, now).left ?? 0;
  return (
    <span
      className="clock"
      role="timer"
      aria-label={`${online.timeLeft}, ${nameOf(seat)}`}
      data-short={left < SHORT || undefined}
    >
      {view.settings.clock.kind === 'days' ? shortTime(left, language) : formatTime(left, language)}
    </span>
  );
}
