import { itemAt, type Seat } from '@grove/kernel';
import { useLanguage } from '../../language.tsx';
import { formatTime, shortTime } from '../clock-time.ts';
import { useServerTime } from '../table/use-server-time.ts';
import type { TableProps } from '../table/table-props.ts';
import { useOnlineWords } from '../words/index.ts';
import { SeatIcon } from './seat-icon.tsx';
import { seatStateOf } from './seat-state.ts';
import { useTroubleText } from './trouble-text.ts';
import styles from './seat-badge.module.css';

/** Below this the clock is red. */
const SHORT = 10_000;

type SeatBadgeProps = Pick<TableProps, 'view' | 'state' | 'nameOf'> & { readonly seat: Seat };

/** At a seat of the board: whether its person is there, what is played for them, and their clock. */
export function OnlineSeatBadge({ view, state, nameOf, seat }: SeatBadgeProps) {
  const online = useOnlineWords();
  const language = useLanguage();
  const textOf = useTroubleText();
  const now = useServerTime(view, state.clockSkew);
  if (view.phase !== 'playing') return null;
  const info = itemAt(view.seats, seat);
  const seen = seatStateOf(info, state.presence, now);
  // The game's own timer is on the board.
  const left = view.settings.clock.kind === 'sand' ? undefined : seen.left;
  const isHere = seat === view.me.seat && (seen.trouble === 'away' || seen.trouble === 'dropped');
  const trouble = isHere ? undefined : seen.trouble;
  if (trouble === undefined && left === undefined) return null;
  const isUrgent = trouble === 'last-call' || (left !== undefined && left < SHORT);
  const told = trouble === undefined ? '' : textOf(info, { ...seen, trouble }, nameOf(seat), now);
  return (
    <span
      className={styles.badge}
      data-trouble={trouble}
      data-urgent={isUrgent || undefined}
      data-many={view.seats.length > 2 || undefined}
    >
      {trouble !== undefined && <SeatIcon trouble={trouble} />}
      {trouble === 'missed' && left === undefined && <span aria-hidden="true">{info.missed}</span>}
      {left !== undefined && <span aria-hidden="true">{shortTime(left, language)}</span>}
      <span className="visually-hidden">
        {[told, left === undefined ? '' : `${online.timeLeft} ${formatTime(left, language)}`]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  );
}
