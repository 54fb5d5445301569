import { cards, earthCards } from '../../material/cards.ts';
import { NO_CARD } from '../../rules/grid.ts';
import type { State } from '../../rules/state.ts';

const firstOf = (kind: (typeof cards)[number]['kind']): number => cards.findIndex((card) => card.kind === kind);
/** The first card that lies beside the tableau: before it are those that can be planted and played. */
const FIRST_SIDE = firstOf('island');
const FIRST_ECOSYSTEM = firstOf('ecosystem');
const FIRST_FAUNA = firstOf('fauna');
const FIRST_GAIA = firstOf('gaia');

/** Where the marks of each kind begin: cards planted, in hand, own sides, and the objectives of the table. */
const HAND = FIRST_SIDE;
const SIDES = HAND + FIRST_SIDE;
const TABLE = SIDES + FIRST_FAUNA - FIRST_SIDE;

/** How many marks there are where a network sees one card: that card is the mark. */
export const CARD_MARKS: number = earthCards.length;

/** How many marks there are where it sees all that a seat has. */
export const MARKS: number = TABLE + FIRST_GAIA - FIRST_ECOSYSTEM;

/** Of a larger hand the first cards count: so many are hardly ever all planted. */
const MOST_IN_HAND = 32;
/** More marks than this a seat never has: sixteen cards planted, the hand, three sides, six objectives. */
export const MOST_MARKS: number = 16 + MOST_IN_HAND + 3 + 6;

/** Writes which cards a seat has and which objectives it may still reach, as numbers of marks; how many it wrote. */
export function writeMarks(marks: Int32Array, { players, fauna, claims, common }: State, seat: number): number {
  const { cells, hand, island, climate, ecosystem } = players[seat];
  let count = 0;
  for (const card of cells) if (card !== NO_CARD) marks[count++] = card;
  for (let i = 0; i < hand.length && i < MOST_IN_HAND; i++) marks[count++] = HAND + hand[i];
  for (const side of [island, climate, ecosystem]) if (side !== NO_CARD) marks[count++] = SIDES + side - FIRST_SIDE;
  for (const card of common) marks[count++] = TABLE + card - FIRST_ECOSYSTEM;
  for (let place = 0; place < fauna.length; place++) {
    if (!claims[place].includes(seat)) marks[count++] = TABLE + fauna[place] - FIRST_ECOSYSTEM;
  }
  return count;
}
