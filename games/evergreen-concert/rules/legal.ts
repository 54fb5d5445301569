import { allSeats, refuse, seatBit, type Seat } from '@grove/kernel';
import { COLOUR_COUNT, VALUES } from '../material/index.ts';
import {
  afterCardsBar,
  cardBar,
  concertBar,
  concertFollows,
  galaBar,
  handBar,
  hitBar,
  namedBar,
  orderBar,
  pickBar,
  picksMade,
  pileBar,
  timeoutBar,
  turnBar,
  waitingSet,
  type Bar,
} from './bars.ts';
import {
  CONCERT,
  DONE,
  GALA,
  HIT_BACK,
  HIT_ON,
  isKnownMove,
  isPick,
  isPlay,
  LAST_HIT_BACK,
  LAST_HIT_ON,
  pickedCard,
  pickedPile,
  pickMove,
  playedCard,
  playedPile,
  playMove,
  TIMEOUT,
} from './codes.ts';
import type { State } from './types.ts';

/** Why a move is refused, or undefined. */
export function why(state: State, seat: Seat, move: number): Bar {
  if (!isKnownMove(move)) return refuse('C4.1', 'no-such-move');
  if (isPlay(move)) return playBar(state, seat, playedCard(move), playedPile(move));
  if (!isPick(move)) return turnBar(state, seat) ?? namedBar(state, seat, move);
  const bar = pickBar(state, seat) ?? orderBar(state, seat, pickedPile(move));
  return bar ?? handBar(state, seat, pickedCard(move), 'C3.1');
}

function playBar(state: State, seat: Seat, card: number, pile: number): Bar {
  return turnBar(state, seat) ?? cardBar(state) ?? pileBar(state, pile) ?? handBar(state, seat, card, 'C4.1');
}

/** Every legal step: cards in the order of the hand, then hit, concert, gala, done. */
export function moves(state: State, seat: Seat): number[] {
  const list: number[] = [];
  if (!(waitingSet(state) & seatBit(seat) & allSeats(state.players))) return list;
  if (state.stage === 'opening') addForHand(list, state, seat, pickMove(0, picksMade(state, seat)), 1, 1);
  else addTurnMoves(list, state, seat);
  return list;
}

function addTurnMoves(list: number[], state: State, seat: Seat): void {
  if (!cardBar(state)) addForHand(list, state, seat, 0, playMove(1, 0), state.tops.length);
  if (afterCardsBar(state)) return;
  if (!hitBar(state)) {
    if (concertFollows(state, seat)) list.push(HIT_BACK, HIT_ON);
    else list.push(LAST_HIT_BACK, LAST_HIT_ON);
  }
  if (!concertBar(state, seat)) list.push(CONCERT);
  if (!galaBar(state, seat)) list.push(GALA);
  list.push(DONE);
}

/** For each card of the hand, `count` moves from `base + card * stride` on. Playouts spend their time here. */
function addForHand(list: number[], state: State, seat: Seat, base: number, stride: number, count: number): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let mask = state.hands[seat * COLOUR_COUNT + colour];
    while (mask !== 0) {
      const card = colour * VALUES + 31 - Math.clz32(mask & -mask);
      mask &= mask - 1;
      const first = base + card * stride;
      for (let i = 0; i < count; i++) list.push(first + i);
    }
  }
}

/** C5.1 The table may end the turn of the seat that has run out of time. */
export const interruptions = (state: State, seat: Seat): number[] =>
  (turnBar(state, seat) ?? timeoutBar(state)) ? [] : [TIMEOUT];
