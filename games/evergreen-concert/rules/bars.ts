import { refuse, seatBit, seatNumber, type Refusal, type Seat } from '@grove/kernel';
import { nameOfCard, NO_CARD, PILES, type Card } from '../material/index.ts';
import { CONCERT, GALA, HIT_BACK, HIT_ON, LAST_HIT_BACK, LAST_HIT_ON, TIMEOUT } from './codes.ts';
import { hadGala, MAX_CONCERTS } from './concert.ts';
import { holds } from './hand.ts';
import { pileOf } from './influence.ts';
import type { Reason, State } from './types.ts';

/**
 * What may be done now. The `bar` functions say what stands in the way of a kind of move, or undefined; lists of
 * moves, reasons for refusals and play itself all ask them.
 */
export type Bar = Refusal<Reason> | undefined;

/** C4.1 */
export const MAX_CARDS = 3;

const GAME_OVER = refuse<Reason>('C6.1', 'game-over');
const IN_OPENING = refuse<Reason>('C3.1', 'not-in-the-opening');
const OPENING_OVER = refuse<Reason>('C3.1', 'opening-is-over');
const THREE_PICKED = refuse<Reason>('C3.1', 'three-picked');
const THREE_PLAYED = refuse<Reason>('C4.1', 'three-cards-played');
const CARDS_FIRST = refuse<Reason>('C4.1', 'cards-come-first');
const NO_CARD_YET = refuse<Reason>('C4.1', 'play-a-card-first');
const HIT_MOVED = refuse<Reason>('C4.4', 'hit-already-moved');
const CONCERT_OPEN = refuse<Reason>('C4.5', 'concert-still-open');
const NO_CONCERTS = refuse<Reason>('C4.5', 'no-concerts-left', { allowed: MAX_CONCERTS });
const GALA_HELD = refuse<Reason>('C4.6', 'gala-already-held');
const NO_TIMER = refuse<Reason>('C1.5', 'no-timer');

const notYourTurn = (state: State): Bar => refuse('C4.1', 'not-your-turn', { onTurn: seatNumber(state.onTurn) });

/** C3.1 How many cards a seat has picked: the left pile's first. */
export function picksMade(state: State, seat: Seat): number {
  let picks = 0;
  while (picks < PILES && state.tops[pileOf(seat, picks)] !== NO_CARD) picks++;
  return picks;
}

/** The seats that may move now. */
export function waitingSet(state: State): number {
  if (state.stage === 'turns') return seatBit(state.onTurn);
  if (state.stage === 'over') return 0;
  let waiting = 0;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.tops[pileOf(seat, PILES - 1)] === NO_CARD) waiting |= seatBit(seat);
  }
  return waiting;
}

export function pickBar(state: State, seat: Seat): Bar {
  if (state.stage === 'over') return GAME_OVER;
  if (state.stage === 'turns') return OPENING_OVER;
  return waitingSet(state) & seatBit(seat) ? undefined : THREE_PICKED;
}

export function turnBar(state: State, seat: Seat): Bar {
  if (state.stage === 'over') return GAME_OVER;
  if (state.stage === 'opening') return IN_OPENING;
  return seat === state.onTurn ? undefined : notYourTurn(state);
}

/** C4.1 Up to three cards, before anything else. */
export function cardBar(state: State): Bar {
  if (state.hitMoved) return CARDS_FIRST;
  return state.cardsPlayed < MAX_CARDS ? undefined : THREE_PLAYED;
}

/** C4.1 At least one card. */
export const afterCardsBar = (state: State): Bar => (state.cardsPlayed === 0 ? NO_CARD_YET : undefined);

export const hitBar = (state: State): Bar => afterCardsBar(state) ?? (state.hitMoved ? HIT_MOVED : undefined);

const noConcertsBar = (state: State, seat: Seat): Bar => (state.held[seat] < MAX_CONCERTS ? undefined : NO_CONCERTS);

export const concertBar = (state: State, seat: Seat): Bar => afterCardsBar(state) ?? noConcertsBar(state, seat);

export const galaBar = (state: State, seat: Seat): Bar =>
  concertBar(state, seat) ?? (hadGala(state, seat) ? GALA_HELD : undefined);

export const timeoutBar = (state: State): Bar => (state.options.timer === 0 ? NO_TIMER : undefined);

/** Whether moving the hit disc leaves a concert to decide on, or ends the turn. */
export const concertFollows = (state: State, seat: Seat): boolean => noConcertsBar(state, seat) === undefined;

export function namedBar(state: State, seat: Seat, move: number): Bar {
  switch (move) {
    case HIT_BACK:
    case HIT_ON:
      return hitBar(state) ?? noConcertsBar(state, seat);
    case LAST_HIT_BACK:
    case LAST_HIT_ON:
      return hitBar(state) ?? (concertFollows(state, seat) ? CONCERT_OPEN : undefined);
    case CONCERT:
      return concertBar(state, seat);
    case GALA:
      return galaBar(state, seat);
    case TIMEOUT:
      return timeoutBar(state);
    default:
      return afterCardsBar(state);
  }
}

export function handBar(state: State, seat: Seat, card: Card, rule: string): Bar {
  return holds(state.hands, seat, card) ? undefined : refuse(rule, 'not-in-hand', { card: nameOfCard(card) });
}

export function pileBar(state: State, pile: number): Bar {
  return pile < state.tops.length ? undefined : refuse('C4.2', 'no-such-pile', { players: state.players });
}

export function orderBar(state: State, seat: Seat, pile: number): Bar {
  const next = picksMade(state, seat);
  return pile === next ? undefined : refuse('C3.1', 'pile-out-of-order', { pile: pile + 1, next: next + 1 });
}
