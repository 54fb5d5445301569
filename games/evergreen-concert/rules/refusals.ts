import { refuse, seatBit, seatNumber, type Refusal, type Seat } from '@grove/kernel';
import { nameOfCard, type Card } from '../material/index.ts';
import {
  CONCERT,
  GALA,
  HIT_BACK,
  HIT_ON,
  LAST_HIT_BACK,
  LAST_HIT_ON,
  TIMEOUT,
  isKnownMove,
  isPlay,
  playedCard,
  playedPile,
  isPick,
  pickedPile,
  pickedCard,
} from './move.ts';
import { hadGala, MAX_CONCERTS } from './concert.ts';
import { holds } from './hand.ts';
import type { Reason, State } from './types.ts';
import { waitingSet, picksMade } from './waiting.ts';
import { MAX_CARDS } from './turn.ts';

/** Why a kind of move is refused now, if it is. Lists of moves, boards and play itself all ask these functions. */
export type MaybeRefusal = Refusal<Reason> | undefined;

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

const notYourTurn = (state: State): MaybeRefusal =>
  refuse('C4.1', 'not-your-turn', { onTurn: seatNumber(state.onTurn) });

function pickRefusal(state: State, seat: Seat): MaybeRefusal {
  if (state.stage === 'over') return GAME_OVER;
  if (state.stage === 'turns') return OPENING_OVER;
  return waitingSet(state) & seatBit(seat) ? undefined : THREE_PICKED;
}

export function turnRefusal(state: State, seat: Seat): MaybeRefusal {
  if (state.stage === 'over') return GAME_OVER;
  if (state.stage === 'opening') return IN_OPENING;
  return seat === state.onTurn ? undefined : notYourTurn(state);
}

/** C4.1 Up to three cards, before anything else. */
export function cardRefusal(state: State): MaybeRefusal {
  if (state.hitMoved) return CARDS_FIRST;
  return state.cardsPlayed < MAX_CARDS ? undefined : THREE_PLAYED;
}

/** C4.1 At least one card. */
export const beforeCardsRefusal = (state: State): MaybeRefusal => (state.cardsPlayed === 0 ? NO_CARD_YET : undefined);

export const hitRefusal = (state: State): MaybeRefusal =>
  beforeCardsRefusal(state) ?? (state.hitMoved ? HIT_MOVED : undefined);

const noConcertsRefusal = (state: State, seat: Seat): MaybeRefusal =>
  state.held[seat] < MAX_CONCERTS ? undefined : NO_CONCERTS;

export const concertRefusal = (state: State, seat: Seat): MaybeRefusal =>
  beforeCardsRefusal(state) ?? noConcertsRefusal(state, seat);

export const galaRefusal = (state: State, seat: Seat): MaybeRefusal =>
  concertRefusal(state, seat) ?? (hadGala(state, seat) ? GALA_HELD : undefined);

export const timeoutRefusal = (state: State): MaybeRefusal => (state.options.timer === 0 ? NO_TIMER : undefined);

/** Whether moving the hit disc leaves a concert to decide on, or ends the turn. */
export const concertFollows = (state: State, seat: Seat): boolean => noConcertsRefusal(state, seat) === undefined;

function namedMoveRefusal(state: State, seat: Seat, move: number): MaybeRefusal {
  switch (move) {
    case HIT_BACK:
    case HIT_ON:
      return hitRefusal(state) ?? noConcertsRefusal(state, seat);
    case LAST_HIT_BACK:
    case LAST_HIT_ON:
      return hitRefusal(state) ?? (concertFollows(state, seat) ? CONCERT_OPEN : undefined);
    case CONCERT:
      return concertRefusal(state, seat);
    case GALA:
      return galaRefusal(state, seat);
    case TIMEOUT:
      return timeoutRefusal(state);
    default:
      return beforeCardsRefusal(state);
  }
}

function handRefusal(state: State, seat: Seat, card: Card, rule: string): MaybeRefusal {
  return holds(state.hands, seat, card) ? undefined : refuse(rule, 'not-in-hand', { card: nameOfCard(card) });
}

function pileRefusal(state: State, pile: number): MaybeRefusal {
  return pile < state.tops.length ? undefined : refuse('C4.2', 'no-such-pile', { players: state.players });
}

function orderRefusal(state: State, seat: Seat, pile: number): MaybeRefusal {
  const next = picksMade(state, seat);
  return pile === next ? undefined : refuse('C3.1', 'pile-out-of-order', { pile: pile + 1, next: next + 1 });
}

/** Why a move is refused, or undefined. */
export function why(state: State, seat: Seat, move: number): MaybeRefusal {
  if (!isKnownMove(move)) return refuse('C4.1', 'no-such-move');
  if (isPlay(move)) return playRefusal(state, seat, playedCard(move), playedPile(move));
  if (!isPick(move)) return turnRefusal(state, seat) ?? namedMoveRefusal(state, seat, move);
  const refusal = pickRefusal(state, seat) ?? orderRefusal(state, seat, pickedPile(move));
  return refusal ?? handRefusal(state, seat, pickedCard(move), 'C3.1');
}

function playRefusal(state: State, seat: Seat, card: number, pile: number): MaybeRefusal {
  return (
    turnRefusal(state, seat) ?? cardRefusal(state) ?? pileRefusal(state, pile) ?? handRefusal(state, seat, card, 'C4.1')
  );
}
