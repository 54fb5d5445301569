import { usualSigns } from '@grove/game-kit';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { itemAt, type Seat } from '@grove/kernel';
import type { SeatView, ShownRating } from '@grove/protocol';
import { useWords } from '../../language.tsx';
import { Portrait } from '../../set-up/portraits.tsx';
import { TeamTag } from '../../set-up/team-tag.tsx';
import { seatTitle } from '../../local-game/seat-names.ts';
import { useLobbyWords } from '../lobby/words/index.ts';
import { ratingText } from '../standings/rating-text.ts';
import { useOnlineWords } from '../words/index.ts';
import { presenceText } from './presence.ts';
import type { TableProps } from './table-props.ts';
import { botChoices } from '../../local-game/bot-choices.ts';

interface GatheringSeatProps extends TableProps {
  readonly seat: Seat;
  readonly info: SeatView;
  readonly sit: (seat: Seat) => void;
  readonly rating: ShownRating | null;
}

/** A seat before the start: sit down or stand up; the host puts bots there and takes them away. */
export function GatheringSeat(props: GatheringSeatProps) {
  const { seat, info, view, state, nameOf, rating } = props;
  const words = useWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const isMine = view.me.seat === seat;
  const isHost = info.person !== null && info.person.id === view.host;
  const teamOf = (one: Seat) => props.module.cover.teamOf?.(view.settings.options, one);
  return (
    <li className="seat-row" data-mine={isMine || undefined}>
      <SeatPortrait {...props} />
      <span className="gathering-who">
        <strong>{info.person === null && info.bot === null ? words.seat(seat + 1) : nameOf(seat)}</strong>
        <span className="second">
          {[
            isMine && online.you,
            isHost && online.host,
            info.invited ? lobby.invited : presenceText(info, state.presence, online),
            rating && ratingText(rating),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <TeamTag team={teamOf(seat)} own={view.me.seat === null ? undefined : teamOf(view.me.seat)} />
      </span>
      <SeatActs {...props} />
    </li>
  );
}

/** People in the colour of their seat, bots with their face, and a place that is still free. */
function SeatPortrait({ info, seat, view, nameOf }: GatheringSeatProps) {
  if (info.person !== null) {
    const sign = itemAt(usualSigns(view.seats.map((_, other) => nameOf(other))), seat);
    return <SeatMark sign={sign} />;
  }
  return info.bot === null ? <span className="free-seat" aria-hidden="true" /> : <Portrait sitter={info.bot} />;
}

function SeatActs({ seat, info, view, client, sit, module }: GatheringSeatProps) {
  const words = useWords();
  const online = useOnlineWords();
  const isHost = view.me.person === view.host;
  const lobby = useLobbyWords();
  const isMine = view.me.seat === seat;
  const isOpen = info.person === null && info.bot === null;
  const place = (bot: string) =>
    client.send(bot === '' ? { kind: 'clear-seat', seat } : { kind: 'place-bot', seat, bot });
  return (
    <span className="gathering-acts">
      {isHost && info.person === null && (
        <select value={info.bot ?? ''} aria-label={words.seat(seat + 1)} onChange={({ target }) => place(target.value)}>
          <option value="">{online.openSeat}</option>
          {botChoices(Object.keys(module.bots)).map((bot) => (
            <option key={bot} value={bot}>
              {seatTitle(words, bot)}
            </option>
          ))}
        </select>
      )}
      {((isOpen && view.me.seat === null) || (info.invited && isMine)) && (
        <button type="button" className="button act" aria-label={online.sitHere(seat + 1)} onClick={() => sit(seat)}>
          {online.sit}
        </button>
      )}
      {isHost && info.invited && (
        <button type="button" className="button" onClick={() => client.send({ kind: 'clear-seat', seat })}>
          {lobby.takeInvitationBack}
        </button>
      )}
      {isMine && !isHost && (
        <button type="button" className="button" onClick={() => client.send({ kind: 'leave' })}>
          {online.standUp}
        </button>
      )}
    </span>
  );
}
