import { allSeats, type Chance, seatBit, type Seat } from '@grove/kernel';
import { HAND, MAX_PLAYERS, PILES } from '../material/index.ts';
import {
  beforeCardsRefusal,
  cardRefusal,
  concertRefusal,
  concertFollows,
  galaRefusal,
  hitRefusal,
  timeoutRefusal,
  turnRefusal,
} from './refusals.ts';
import {
  CONCERT,
  DONE,
  GALA,
  HIT_BACK,
  HIT_ON,
  LAST_HIT_BACK,
  LAST_HIT_ON,
  pickMove,
  playMove,
  TIMEOUT,
} from './move.ts';
import { cardAt, HAND_WORDS, lowestBit, WORD_CARDS } from './hand.ts';
import type { State } from './types.ts';
import { picksMade, waitingSet } from './waiting.ts';

/** Every legal step: cards in the order of the hand, then hit, concert, gala, done. */
export function moves(state: State, seat: Seat): number[] {
  if (!(waitingSet(state) & seatBit(seat) & allSeats(state.players))) return [];
  if (state.stage === 'opening') return forHand(state, seat, pickMove(0, picksMade(state, seat)), 1, 1, NO_ENDINGS);
  const endings = endingsFor(state, seat);
  return cardRefusal(state) ? endings.slice() : forHand(state, seat, 0, playMove(1, 0), state.tops.length, endings);
}

/** One of `moves`, found by counting. */
export function randomMove(state: State, seat: Seat, choice: Chance): number {
  const held = state.handSizes[seat];
  if (state.stage === 'opening') {
    return pickMove(cardAt(state.hands, seat, choice.pick(held)), picksMade(state, seat));
  }
  const endings = endingsFor(state, seat);
  const piles = state.tops.length;
  const plays = cardRefusal(state) ? 0 : held * piles;
  const place = choice.pick(plays + endings.length);
  if (place >= plays) return endings[place - plays];
  return playMove(cardAt(state.hands, seat, (place / piles) | 0), place % piles);
}

/** A list to cut new ones from: filling a slice is several times faster than growing a list. */
const BLANK: readonly number[] = Array.from({ length: HAND * MAX_PLAYERS * PILES }, () => 0);

/** For each card of the hand, `count` moves from `base + card * stride` on; then the endings. Playouts live here. */
function forHand(
  state: State,
  seat: Seat,
  base: number,
  stride: number,
  count: number,
  endings: readonly number[],
): number[] {
  const list = BLANK.slice(0, state.handSizes[seat] * count + endings.length);
  let at = 0;
  for (let word = 0; word < HAND_WORDS; word++) {
    for (let bits = state.hands[seat * HAND_WORDS + word]; bits !== 0; bits &= bits - 1) {
      const first = base + (word * WORD_CARDS + lowestBit(bits)) * stride;
      for (let i = 0; i < count; i++) list[at++] = first + i;
    }
  }
  for (let i = 0; i < endings.length; i++) list[at++] = endings[i];
  return list;
}

/** Bits for what may follow the cards, and for every set of them the list of moves. */
const MAY_HIT = 1;
const MAY_HIT_LAST = 2;
const MAY_CONCERT = 4;
const MAY_GALA = 8;
const NO_ENDINGS: readonly number[] = [];
const ENDINGS: readonly (readonly number[])[] = Array.from({ length: 2 * MAY_GALA }, (_, may) => [
  ...(may & MAY_HIT ? [HIT_BACK, HIT_ON] : []),
  ...(may & MAY_HIT_LAST ? [LAST_HIT_BACK, LAST_HIT_ON] : []),
  ...(may & MAY_CONCERT ? [CONCERT] : []),
  ...(may & MAY_GALA ? [GALA] : []),
  DONE,
]);

function endingsFor(state: State, seat: Seat): readonly number[] {
  if (beforeCardsRefusal(state)) return NO_ENDINGS;
  let may = 0;
  if (!hitRefusal(state)) may |= concertFollows(state, seat) ? MAY_HIT : MAY_HIT_LAST;
  if (!concertRefusal(state, seat)) may |= MAY_CONCERT;
  if (!galaRefusal(state, seat)) may |= MAY_GALA;
  return ENDINGS[may];
}

const TIMEOUT_ONLY: readonly number[] = [TIMEOUT];
const NO_INTERRUPTIONS: readonly number[] = [];

/** C5.1 The table may end the turn of the seat that has run out of time. */
export const interruptions = (state: State, seat: Seat): readonly number[] =>
  (turnRefusal(state, seat) ?? timeoutRefusal(state)) ? NO_INTERRUPTIONS : TIMEOUT_ONLY;
