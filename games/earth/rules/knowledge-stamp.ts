import { cards } from '../material/cards.ts';
import { NO_CARD } from './grid.ts';
import type { State } from './state.ts';

/** Stirs the bits of a number until nothing of its order is left (the last steps of MurmurHash3). */
function stirred(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * A number of 40 bits for every card: no sum of some of them is that of others by accident, and sums stay exact. Before them
 * nothing for NO_CARD, so that empty cells need no question.
 */
const KEYS: readonly number[] = Array.from({ length: cards.length + 1 }, (_, at) =>
  at === 0 ? 0 : (stirred(at) & 0xff) * 0x1_0000_0000 + stirred(at + 1000),
);

/** The keys of the cards of the lists that `knowers` looks at, times a number for the list. */
export function knowledgeStamp({ players, boards, gaia, openDiscard, phase, faceDown }: State): number {
  // E18.5: what lies face down comes to light without moving.
  let stamp = (phase === 'sides' ? 1 : 0) + (faceDown === null ? 0 : 2);
  for (let seat = 0; seat < players.length; seat++) {
    const { hand, looking, shown, cells, events } = players[seat];
    stamp += (keysOf(hand) + keysOf(looking)) * (2 * seat + 3) + keysOf(shown) + keysOf(cells) + keysOf(events);
  }
  stamp += keyOfPile(openDiscard);
  for (const { cards } of boards) stamp += keysOf(cards);
  return gaia === null ? stamp : stamp + keysOf(gaia.pile) - keysOf(gaia.deck);
}

/**
 * Cards come to the open discard at its end, and leave it one at a time or all together: so its length and its last card tell whether
 * it is the same. It grows long, and every step asks.
 */
const keyOfPile = (pile: readonly number[]): number =>
  pile.length === 0 ? 0 : 4 * pile.length + KEYS[pile[pile.length - 1] - NO_CARD];

function keysOf(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += KEYS[list[i] - NO_CARD];
  return sum;
}
