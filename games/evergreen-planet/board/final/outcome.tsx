import type { Category, Outcome } from '@grove/game-kit/board/outcome';
import { type Reason, reasonOf } from '@grove/game-kit/board/reason';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { itemAt } from '@grove/kernel';
import type { Parts, View } from '../../rules/types.ts';
import { PARTS } from '../../score-categories.ts';
import type { Speech } from '../model/speech.ts';
import { sum, totalOf } from '../model/totals.ts';
import { MiniPlanet } from '../planet/mini.tsx';

const pointsOf = (parts: Parts, part: (typeof PARTS)[number]): number => {
  const points = parts[part];
  return typeof points === 'number' ? points : sum(points);
};

/** What each season brought, for parts that are scored each season (P7). */
const seasonsOf = (parts: Parts, part: (typeof PARTS)[number]): string => {
  const points = parts[part];
  return typeof points === 'number' ? '' : points.join(' + ');
};

/** In larger pictures the ground has its texture. */
const FEW = 2;

/** A finished game with its final planets, under the last sun. */
export function outcomeOf(view: View, side: number, speech: Speech): Outcome {
  const { planets, options, viewer } = view;
  return {
    viewer,
    columns: planets.map(({ rows, parts }, seat) => ({
      seat,
      label: speech.labelOf(seat),
      name: speech.nameOf(seat),
      total: totalOf(parts),
      standing: [totalOf(parts), -turnsAfterToken(view, seat)],
      mark: <SeatMark sign={itemAt(speech.signs, seat)} />,
      picture: <MiniPlanet rows={rows} options={options} side={side} isPlain={planets.length > FEW} />,
    })),
    categories: PARTS.map((part): Category => ({
      key: part,
      label: speech.board.end[part],
      within: speech.board.end.within[part],
      points: planets.map(({ parts }) => pointsOf(parts, part)),
      notes: planets.length === 1 ? planets.map(({ parts }) => seasonsOf(parts, part)) : undefined,
    })),
  };
}

/** P8.2: tied, whoever comes first in turn order from the holder of the token. */
const turnsAfterToken = ({ nextFirst, planets }: View, seat: number): number =>
  (seat - nextFirst + planets.length) % planets.length;

export const whyOf = (outcome: Outcome, { language, board }: Speech): Reason =>
  reasonOf(outcome, language, () => board.end.tied);

/** The points of a game that somebody plays alone. */
export const soloTotal = ({ columns }: Outcome): number => itemAt(columns, 0).total;
