import type { Outcome } from '@grove/game-kit/board/outcome';
import { ranksOf } from '@grove/game-kit/board/outcome';
import { RankMark } from '@grove/game-kit/board/rank-mark';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import type { Heard } from '@grove/game-kit/board';
import { itemAt, type Seat } from '@grove/kernel';
import type { CSSProperties } from 'react';
import { type Seen, topOf, type View } from '../../rules/index.ts';
import { CONCERTS } from '../../score-categories.ts';
import { discsOf } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { useSigns } from '../model/use-signs.tsx';
import { Record } from '../pieces/record.tsx';
import { Sleeve } from '../pieces/sleeve.tsx';
import { galasIn, type Station } from './galas.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly view: View;
  readonly heard: readonly Heard<Seen>[];
  readonly outcome: Outcome;
  readonly speech: Speech;
  /** Beside the table: without the piles, which lie there. */
  readonly isBare?: boolean;
}

const STATIONS: readonly Station[] = [...CONCERTS, 'final'];

/** Everybody's concerts one after the other on the felt, the best first, as large as what they paid; the galas glow. */
export function Timeline({ view, heard, outcome, speech, isBare = false }: TimelineProps) {
  const { end } = speech.board;
  const isGala = galasIn(heard, view);
  const signs = useSigns(view, speech);
  const pointsOf = (seat: Seat, station: Station): number | undefined =>
    station === 'final' ? view.finals[seat] : itemAt(view.concerts, seat)[station];
  const most = Math.max(1, ...outcome.categories.flatMap(({ points }) => points));
  return (
    <div className={styles.felt} data-bare={isBare || undefined} data-many={view.players > 4 || undefined}>
      <table>
        <caption className="visually-hidden">{end.title}</caption>
        <thead>
          <tr>
            <td>
              <span className={styles.legend} aria-hidden="true">
                {end.gala}
              </span>
            </td>
            {STATIONS.map((station) => (
              <th key={station} scope="col">
                {station === 'final' ? end.final : <ConcertTitle number={station + 1} speech={speech} />}
              </th>
            ))}
            <th scope="col">{end.total}</th>
          </tr>
        </thead>
        <tbody>
          {ranksOf(outcome).map(({ column: seat, rank }) => (
            <tr key={seat} data-first={rank === 1 || undefined} data-mine={seat === view.viewer || undefined}>
              <th scope="row">
                <span className={styles.name}>
                  <RankMark rank={rank} language={speech.language} />
                  <SeatMark sign={itemAt(signs, seat)} className={styles.mark} />
                  <b>{itemAt(outcome.columns, seat).label}</b>
                </span>
                {!isBare && <Laid view={view} seat={seat} />}
              </th>
              {STATIONS.map((station) => (
                <td key={station} className={styles.station}>
                  <Concert
                    points={pointsOf(seat, station)}
                    most={most}
                    gala={isGala(seat, station) ? end.gala : undefined}
                  />
                </td>
              ))}
              <td className={styles.total}>{itemAt(outcome.columns, seat).total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On narrow screens only its number is seen. */
const ConcertTitle = ({ number, speech }: { readonly number: number; readonly speech: Speech }) => (
  <>
    <span className={styles.whole}>{speech.board.end.concert(number)}</span>
    <span className={styles.short} aria-hidden="true">
      {number}
    </span>
  </>
);

interface ConcertProps {
  /** Undefined where no concert was held. */
  readonly points: number | undefined;
  readonly most: number;
  /** What a gala is called, if this was one. */
  readonly gala: string | undefined;
}

function Concert({ points, most, gala }: ConcertProps) {
  if (points === undefined) return <span className={styles.none}>–</span>;
  // An area tells how much it is, so the side grows with the root.
  const size = Math.sqrt(points / most);
  return (
    <span
      className={styles.concert}
      data-gala={gala !== undefined || undefined}
      style={{ '--size': size } as CSSProperties}
    >
      <b>{points}</b>
      {gala !== undefined && <small>{gala}</small>}
    </span>
  );
}

/** What lies before somebody in the end: three piles and their discs. */
function Laid({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <span className={styles.laid} aria-hidden="true">
      {itemAt(view.piles, seat).map((pile, i) => (
        <span key={i} className={styles.pile}>
          <Sleeve card={topOf(pile)} />
        </span>
      ))}
      <span className={styles.discs}>
        {discsOf(view, seat).map((colour) => (
          <span key={colour} className={styles.disc}>
            <Record colour={colour} shown={itemAt(view.popularity, colour)} hasHit={false} />
          </span>
        ))}
      </span>
    </span>
  );
}
