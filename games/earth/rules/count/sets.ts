import { AREA_CARDS, cards } from '../../material/cards.ts';
import type { Area } from '../area.ts';
import { NO_CARD } from '../grid.ts';
import { answersTo } from './matcher.ts';

const COLORS = ['red', 'blue', 'yellow'] as const;
const SUBSETS = [1, 2, 3, 4, 5, 6, 7];
const sizeOf = [0, 1, 1, 2, 1, 2, 2, 3];

/** Which of the three colours a card can fill, as a set. */
const fills = Uint8Array.from({ length: AREA_CARDS }, (_, card) =>
  COLORS.reduce((set, color, i) => (answersTo(cards[card], color) ? set | (1 << i) : set), 0),
);
const isTerrain = Uint8Array.from({ length: AREA_CARDS }, (_, card) => Number(cards[card].kind === 'terrain'));

/**
 * E20.6: the largest number of disjoint sets of red, blue, yellow, terrain and event. No terrain has one of the
 * three colours, so terrains and events only limit; the colours can be filled so often exactly when every group of
 * colours has enough cards that fill one of them (Hall's marriage theorem).
 */
export function countSets(area: Area): number {
  const having = [0, 0, 0, 0, 0, 0, 0, 0];
  let terrains = 0;
  for (const card of [...area.cells, area.island, area.climate]) {
    if (card === NO_CARD) continue;
    terrains += isTerrain[card];
    for (const subset of SUBSETS) if (fills[card] & subset) having[subset]++;
  }
  const perColor = Math.min(...SUBSETS.map((subset) => Math.floor(having[subset] / sizeOf[subset])));
  return Math.min(perColor, terrains, area.events.length);
}
