import { seatNumber } from '@grove/kernel';
import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import type { Options, PlanetView, View } from '../../rules/types.ts';
import type { Speech } from '../model/speech.ts';
import { ALL_COUNTED, type Counted, gainSoFar } from '../model/use-counted.tsx';
import type { SeasonEnd } from '../model/use-season-end.tsx';
import { totalOf } from '../model/totals.ts';
import { MiniPlanet } from '../planet/mini.tsx';
import { Icon } from '@grove/game-kit/board/panel';
import { useTap } from '@grove/game-kit/board/use-tap';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { SeatBadge } from '@grove/game-kit/board/seat-badge';
import { ShortName } from '@grove/game-kit/board/short-name';
import styles from './seats.module.css';

interface SeatsProps {
  readonly view: View;
  readonly side: number;
  readonly speech: Speech;
  /** Whose planet is shown large. */
  readonly shown: number;
  readonly show: (seat: number) => void;
  /** While the points of a season are counted: how far. */
  readonly ended?: SeasonEnd | undefined;
  readonly counted?: Counted;
  readonly className?: string | undefined;
}

/** Everybody at the table with their planet in small; a tap shows it large. In a solo game the opponent has none. */
export function Seats({ view, side, speech, shown, show, ended, counted = ALL_COUNTED, className }: SeatsProps) {
  const isSolo = view.planets.length === 1;
  return (
    <ul className={`${styles.seats} ${className}`} aria-label={speech.board.scores}>
      {view.planets.map((planet, seat) => (
        <SeatRow
          key={speech.nameOf(seat)}
          planet={planet}
          options={view.options}
          side={side}
          seat={seat}
          isMine={seat === view.viewer}
          isFirst={view.nextFirst === seat}
          isShown={seat === shown}
          status={statusOf(view, seat, speech)}
          light={gainOf(ended, counted, seat)?.light}
          forest={gainOf(ended, counted, seat)?.forest}
          total={totalShown(view, ended, counted, seat)}
          speech={speech}
          show={show}
        />
      ))}
      {isSolo && (
        <li className={`${styles.seat} ${styles.opponent}`}>
          <span className={styles.who}>
            <span className={styles.name}>
              <ShortName name={speech.board.opponent} />
              <Token isHere={view.nextFirst === 1} speech={speech} />
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}

interface SeatRowProps extends Pick<SeatsProps, 'side' | 'speech' | 'show'> {
  readonly planet: PlanetView;
  readonly options: Options;
  readonly seat: number;
  readonly isMine: boolean;
  /** Whether the token of the first player lies here. */
  readonly isFirst: boolean;
  readonly isShown: boolean;
  readonly status: string;
  /** What the season that ends has given so far. */
  readonly light: number | undefined;
  readonly forest: number | undefined;
  readonly total: number;
}

const SeatRow = memo(function SeatRow(props: SeatRowProps) {
  const { planet, options, side, seat, isMine, isFirst, isShown, status, light, forest, total, speech, show } = props;
  const tap = useTap(show);
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.seat}
        data-mine={isMine || undefined}
        data-spot={`seat ${seatNumber(seat)}`}
        aria-pressed={isShown}
        onClick={({ currentTarget }) => tap(currentTarget, seat)}
      >
        <span className={styles.mini}>
          <MiniPlanet rows={planet.rows} options={options} side={side} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>
            <ShortName name={speech.labelOf(seat)} />
            <Token isHere={isFirst} speech={speech} />
          </span>
          <span className={styles.status}>
            {light === undefined || forest === undefined ? (
              status
            ) : (
              <Gains light={light} forest={forest} speech={speech} />
            )}
          </span>
        </span>
        <span className={styles.total}>{total}</span>
      </button>
      <SeatMark sign={itemAt(speech.signs, seat)} className={styles.mark} />
      <SeatBadge seat={seat} />
    </li>
  );
});

/** Light and forest, with their pictures; small windows show the sum alone. */
function Gains({ light, forest, speech: { board } }: { light: number; forest: number; speech: Speech }) {
  return (
    <span className={styles.gains}>
      <span className={styles.part}>
        <Icon href="#p-sun" className={styles.sign} />
        <span className="visually-hidden">{board.lightRow} </span>+{light}
      </span>
      <span className={styles.part}>
        <Icon href="#p-small" className={styles.sign} means="forest" />
        <span className="visually-hidden">{board.forestRow} </span>+{forest}
      </span>
      <span className={styles.sum} aria-hidden="true">
        +{light + forest}
      </span>
    </span>
  );
}

const gainOf = (ended: SeasonEnd | undefined, counted: Counted, seat: number) =>
  ended && gainSoFar(itemAt(ended.gains, seat), counted);

/** The total as far as it is counted: the view holds all of it already, at the end of the year the fertility too (P8.1). */
function totalShown({ planets, phase }: View, ended: SeasonEnd | undefined, counted: Counted, seat: number): number {
  const { parts } = itemAt(planets, seat);
  const total = totalOf(parts);
  const gain = ended?.gains[seat];
  if (gain === undefined || counted.forests) return total;
  return total - gain.light - gain.forest - (phase === 'over' ? parts.fertility : 0) + gainSoFar(gain, counted).light;
}

function Token({ isHere, speech }: { readonly isHere: boolean; readonly speech: Speech }) {
  if (!isHere) return null;
  return (
    <span className={styles.token}>
      <Icon href="#p-acorn" className={styles.acorn} />
      <span className="visually-hidden">{speech.board.firstPlayer}</span>
    </span>
  );
}

function statusOf(view: View, seat: number, { board: { status } }: Speech): string {
  if (view.phase === 'over') return '';
  if (view.phase === 'draft') return view.picker === seat ? status.taking : status.waiting;
  return view.acting.includes(seat) ? status.acting : status.done;
}
