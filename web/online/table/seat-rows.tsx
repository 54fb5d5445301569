import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { itemAt } from '@grove/kernel';
import { useLanguage, useWords } from '../../language.tsx';
import { AskButton } from '../../parts/ask-button.tsx';
import { seatStateOf } from '../absence/seat-state.ts';
import { useTroubleText } from '../absence/trouble-text.ts';
import { timeLeftAt, formatTime } from '../clock-time.ts';
import { Nudge } from '../days/nudge.tsx';
import { ratingText } from '../standings/rating-text.ts';
import { useOnlineWords } from '../words/index.ts';
import { presenceOf } from './presence.ts';
import { isPlaying, type TableProps } from './table-props.ts';
import { useSeatRatings } from './use-seat-ratings.ts';
import { useSeatSigns } from './use-seat-signs.ts';
import { useServerTime } from './use-server-time.ts';

/** Everybody at the table: whether they are here, whose turn it is, and what their clocks show. Rows keep their height. */
export function SeatRows(props: TableProps) {
  const { view, state, nameOf } = props;
  const words = useWords();
  const online = useOnlineWords();
  const language = useLanguage();
  const textOf = useTroubleText();
  const now = useServerTime(view, state.clockSkew);
  const ratings = useSeatRatings(view);
  const signs = useSeatSigns(props);
  return (
    <ul className="people" aria-label={words.seats}>
      {view.seats.map((info, seat) => {
        const kind = presenceOf(info, state.presence);
        const seen = seatStateOf(info, state.presence, now);
        const { trouble } = seen;
        const left = timeLeftAt(info, now);
        const rating = ratings[seat]?.now;
        const sign = signs[seat];
        return (
          <li key={words.seat(seat + 1)} data-waited={info.waited || undefined}>
            {sign && <SeatMark sign={sign} />}
            <span className="dot" data-presence={kind} aria-hidden="true" />
            <span className="people-name">{nameOf(seat)}</span>
            {left !== undefined && (
              <span className="clock" role="timer" aria-label={`${online.timeLeft}, ${nameOf(seat)}`}>
                {info.out ? online.timeOut : formatTime(left, language)}
              </span>
            )}
            <span className="second">
              {trouble === undefined ? online.presence[kind] : textOf(info, { ...seen, trouble }, nameOf(seat), now)}
              {rating && `, ${ratingText(rating)}`}
            </span>
            <span className="people-acts">
              <Nudge {...props} seat={seat} now={now} />
              <HandOverOf {...props} seat={seat} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Somebody who left, or whose time and grace are out, is not waited for if the others do not want to. */
function HandOverOf({ view, client, nameOf, seat }: TableProps & { readonly seat: number }) {
  const online = useOnlineWords();
  const { person, bot, left, overdue } = itemAt(view.seats, seat);
  const may = isPlaying(view) && view.phase === 'playing' && person !== null && bot === null && (left || overdue);
  if (!may || seat === view.me.seat) return null;
  return (
    <AskButton
      className="small"
      label={online.handOverOf(nameOf(seat))}
      question={online.confirm.handOverOf(nameOf(seat))}
      act={() => client.send({ kind: 'hand-over', seat, bot: view.settings.standIn })}
    />
  );
}
