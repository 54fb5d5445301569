import { SeatBadge } from '@grove/game-kit/board/seat-badge';
import { ShortName } from '@grove/game-kit/board/short-name';
import { itemAt, type Seat, seatNumber } from '@grove/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { totalOf } from '../../rules/result.ts';
import { gaiaInView, partsInView } from '../../rules/score/view.ts';
import type { View } from '../../rules/view.ts';
import { cardWords } from '../../words/cards/index.ts';
import { MiniIsland } from '../island/mini.tsx';
import { teamTone } from '../model/signs.ts';
import type { Speech } from '../model/speech.ts';
import { doingOf } from '../model/status.ts';
import { isCovered } from '../scores/pad.ts';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import styles from './seats.module.css';

interface SeatsProps {
  readonly view: View;
  readonly speech: Speech;
  /** Whose island is shown large. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  /** Opens the score pad. */
  readonly openPad: () => void;
  /** Others look at the screen too. */
  readonly isOpenToAll: boolean;
  readonly className?: string | undefined;
}

/** Everybody at the table with their island in small: a tap shows it large, a tap on the points opens the score pad. */
export function Seats({ className, ...props }: SeatsProps) {
  const { view, speech } = props;
  const seats = view.players.map((_, seat) => seat);
  const hasTeams = view.options.teams !== 'none';
  const seatOf = (seat: Seat) => <PlayerSeat key={seat} {...props} seat={seat} />;
  return (
    <ul
      className={`${styles.seats} ${className ?? ''}`}
      aria-label={speech.table.scores}
      data-count={seats.length + (view.gaia === null ? 0 : 1)}
      data-many={seats.length > 3 || undefined}
      data-teams={hasTeams || undefined}
    >
      {hasTeams
        ? view.boards.map((_, team) => (
            <TeamSeats key={team} view={view} speech={speech} isOpenToAll={props.isOpenToAll} team={team}>
              {seats.filter((seat) => speech.signOf(seat).team === team).map(seatOf)}
            </TeamSeats>
          ))
        : seats.map(seatOf)}
      {view.gaia !== null && <GaiaSeat {...props} />}
    </ul>
  );
}

/**
 * The points of a seat; undefined where the table keeps them secret. While the hand is covered others look at the screen: then
 * the own points are as secret as theirs.
 */
const pointsOf = ({ view, isOpenToAll }: Pick<SeatsProps, 'view' | 'isOpenToAll'>, seat: Seat): number | undefined =>
  isCovered(view, isOpenToAll ? 'public' : view.viewer, seat) ? undefined : totalOf(partsInView(view, seat));

interface TeamSeatsProps extends Pick<SeatsProps, 'view' | 'speech' | 'isOpenToAll'> {
  readonly team: number;
  readonly children: ReactNode;
}

/** E16.5: who plays together, with what they have together. */
function TeamSeats({ view, speech, isOpenToAll, team, children }: TeamSeatsProps) {
  const members = view.players.map((_, seat) => seat).filter((seat) => speech.signOf(seat).team === team);
  const points = members.map((seat) => pointsOf({ view, isOpenToAll }, seat));
  const isOpen = points.every((one) => one !== undefined);
  return (
    <li className={styles.team} style={{ '--team': teamTone(team).ground } as CSSProperties}>
      <p className={styles.teamName}>
        {speech.teamName(team)}
        {isOpen && <b>{points.reduce((sum, one) => sum + one, 0)}</b>}
      </p>
      <ul className={styles.members}>{children}</ul>
    </li>
  );
}

function PlayerSeat(props: SeatsProps & { readonly seat: Seat }) {
  const { view, speech, shown, show, openPad, seat } = props;
  const points = pointsOf(props, seat);
  return (
    <li
      className={styles.seat}
      data-origin={`seat-${seat}`}
      data-spot={`seat ${seatNumber(seat)}`}
      data-active={seat === view.active || undefined}
      data-shown={(seat === shown && seat !== view.viewer) || undefined}
    >
      <button type="button" className={styles.show} aria-pressed={seat === shown} onClick={() => show(seat)}>
        <span className={styles.mini}>
          <MiniIsland tableau={itemAt(view.players, seat)} />
          <SeatMark sign={speech.signOf(seat)} className={styles.mark} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>
            <ShortName name={speech.labelOf(seat)} />
          </span>
          <span className={styles.status}>{statusOf(view, seat, speech)}</span>
        </span>
      </button>
      {points !== undefined && <Total speech={speech} seat={seat} points={points} openPad={openPad} />}
      <SeatBadge seat={seat} />
    </li>
  );
}

function GaiaSeat({ view, speech, shown, show, openPad }: SeatsProps) {
  const seat = view.players.length;
  const gaia = gaiaInView(view);
  return (
    <li className={styles.seat} data-active={view.active >= seat || undefined} data-shown={shown === seat || undefined}>
      <button type="button" className={styles.show} aria-pressed={shown === seat} onClick={() => show(seat)}>
        <span className={styles.mini}>
          <SeatMark sign={speech.signOf(seat)} className={styles.lone} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{speech.labelOf(seat)}</span>
          <span className={styles.status}>{speech.table.gaiaCards(view.gaia?.deck.length ?? 0)}</span>
        </span>
      </button>
      <Total speech={speech} seat={seat} points={gaia?.total ?? 0} openPad={openPad} />
    </li>
  );
}

interface TotalProps extends Pick<SeatsProps, 'speech' | 'openPad'> {
  readonly seat: Seat;
  readonly points: number;
}

function Total({ speech, seat, points, openPad }: TotalProps) {
  const { openPad: label } = cardWords[speech.language].scores;
  return (
    <button
      type="button"
      className={styles.total}
      aria-haspopup="dialog"
      aria-label={label(speech.labelOf(seat), points)}
      onClick={openPad}
    >
      {String(points).replace('-', '−')}
    </button>
  );
}

function statusOf(view: View, seat: Seat, { table }: Speech): string {
  if (view.phase === 'over') return '';
  const doing = doingOf(view, seat);
  const what = doing === undefined ? table.status.waiting : table.status[doing];
  return seat === view.active ? table.activeAnd(what) : what;
}
