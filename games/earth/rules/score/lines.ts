import { cards } from '../../material/cards.ts';
import { type Area, growthSpaces, piecesOn } from '../area.ts';
import { CELLS, NO_CARD } from '../grid.ts';
import type { Counting } from '../count/counters.ts';
import { scoreOf } from './forms.ts';

/** The lines 1 to 9 of the score pad (E15.1); fauna and bonus are added by those who know the claims. */
export type AreaScore = {
  readonly cards: number;
  readonly events: number;
  readonly compost: number;
  readonly sprouts: number;
  readonly growth: number;
  readonly terrain: number;
  readonly ecosystem: number;
  /** Two lines, empty ones where there are no common ecosystems (E3.13). */
  readonly common: readonly number[];
};

const pointsOf = (card: number): number => (card === NO_CARD ? 0 : cards[card].points);
const sumOf = (list: readonly number[], value: (card: number) => number): number =>
  list.reduce((sum, card) => sum + value(card), 0);

/** E10.5: a complete tower is worth its canopy, an unfinished one its pieces. */
const towerScore = (card: number, pieces: number): number =>
  pieces > 0 && pieces === growthSpaces[card] ? cards[card].canopyPoints : pieces;

export function growthScore(area: Area): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = area.cells[cell];
    if (card !== NO_CARD) sum += towerScore(card, area.growth[cell]);
  }
  return sum;
}

/** The brown abilities of one planted card that are reckoned at the end. */
function abilityScore(areas: readonly Area[], seat: number, cell: number): number {
  let sum = 0;
  for (const { score, direction } of cards[areas[seat].cells[cell]].abilities) {
    if (score) sum += scoreOf(score, { areas, seat, neighbour: seat, cell, direction });
  }
  return sum;
}

/** E15.1, line 6: the brown abilities of terrains. */
function terrainScore(areas: readonly Area[], seat: number): number {
  let sum = 0;
  areas[seat].cells.forEach((card, cell) => {
    if (card !== NO_CARD) sum += abilityScore(areas, seat, cell);
  });
  return sum;
}

/** What one planted card brings by itself: printed points, its sprouts and growth, its own ability. */
export function plantedScore(areas: readonly Area[], seat: number, cell: number): number {
  const { cells, sprouts, growth } = areas[seat];
  return (
    pointsOf(cells[cell]) + sprouts[cell] + towerScore(cells[cell], growth[cell]) + abilityScore(areas, seat, cell)
  );
}

/** E21.5: an ecosystem, personal or common, over a player's own area. */
function ecosystemScore(areas: readonly Area[], seat: number, ecosystem: number): number {
  if (ecosystem === NO_CARD) return 0;
  const from: Counting = { areas, seat, neighbour: seat, cell: -1 };
  return cards[ecosystem].abilities.reduce((sum, { score }) => sum + (score ? scoreOf(score, from) : 0), 0);
}

export function scoreArea(
  areas: readonly Area[],
  seat: number,
  ecosystem: number,
  common: readonly number[],
): AreaScore {
  const area = areas[seat];
  return {
    cards: sumOf(area.cells, pointsOf) + pointsOf(area.island) + pointsOf(area.climate),
    events: sumOf(area.events, pointsOf),
    compost: area.compost.length,
    sprouts: piecesOn(area.sprouts),
    growth: growthScore(area),
    terrain: terrainScore(areas, seat),
    ecosystem: ecosystemScore(areas, seat, ecosystem),
    common: [0, 1].map((place) => ecosystemScore(areas, seat, common[place] ?? NO_CARD)),
  };
}
