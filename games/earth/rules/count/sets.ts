import { AREA_CARDS, cards } from '../../material/cards.ts';
import type { Area } from '../area.ts';
import { NO_CARD } from '../grid.ts';
import { answersTo } from './matcher.ts';

const COLORS = ['red', 'blue', 'yellow'] as const;
/** Groups of the three colours, as sets from 1 to 7, and how many colours each has. */
const GROUPS = 8;
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
  const limit = area.events.length;
  if (limit === 0) return 0;
  having.fill(0);
  let terrains = 0;
  for (const card of area.cells) {
    if (card === NO_CARD) continue;
    terrains += isTerrain[card];
    countFills(fills[card]);
  }
  if (area.island !== NO_CARD) countFills(fills[area.island]);
  if (area.climate !== NO_CARD) countFills(fills[area.climate]);
  let sets = Math.min(limit, terrains);
  for (let group = 1; group < GROUPS; group++) sets = Math.min(sets, Math.floor(having[group] / sizeOf[group]));
  return sets;
}

/** How many cards fill a colour of each group; made once, since this is counted at every checkpoint. */
const having = new Uint8Array(GROUPS);

function countFills(colors: number): void {
  if (colors === 0) return;
  for (let group = 1; group < GROUPS; group++) if (colors & group) having[group]++;
}

/** Whether a card can be in a set. */
export const fitsSets = (card: number): boolean => fills[card] > 0 || isTerrain[card] === 1;
