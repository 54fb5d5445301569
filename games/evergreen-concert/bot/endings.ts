import type { Seat } from '@grove/kernel';
import type { Colour } from '../material/index.ts';
import { concertValue, NO_HIT } from '../rules/concert.ts';
import type { OpenState } from '../rules/influence.ts';
import { besideOnRing } from '../rules/options.ts';
import type { Options } from '../rules/types.ts';
import type { Weights } from './weights.ts';

/** What a seat still has to come, as its view shows it. */
export interface Prospects {
  readonly seat: Seat;
  readonly ring: Options['ring'];
  /** Cards left in hand when the turn ends: so many turns can still follow. */
  readonly cards: number;
  readonly concertsLeft: number;
  readonly hadGala: boolean;
  readonly mayMoveHit: boolean;
}

type Ending = 'concert' | 'gala' | 'done';

/** How to finish a turn on a table, and what that is worth. */
export interface Finish {
  readonly step: -1 | 0 | 1;
  readonly ending: Ending;
  value: number;
}

/** The best way to move the hit disc and to end the turn as the table stands. */
export function bestFinish(table: OpenState, prospects: Prospects, weights: Weights): Finish {
  const own = concertValue(table, prospects.seat, NO_HIT);
  let best = finishWith(table, prospects, weights, 'done', own);
  if (prospects.concertsLeft > 0) {
    const concert = finishWith(table, prospects, weights, 'concert', own);
    if (concert.value > best.value) best = concert;
    const gala = finishWith(table, prospects, weights, 'gala', own);
    if (gala.value > best.value) best = gala;
  }
  best.value += positionOf(table, prospects.seat, weights, own);
  return best;
}

/** Every way to end the turn that the rules allow, each with the best place for the hit disc. */
export function finishes(table: OpenState, prospects: Prospects, weights: Weights): Finish[] {
  const own = concertValue(table, prospects.seat, NO_HIT);
  const position = positionOf(table, prospects.seat, weights, own);
  return (['done', 'concert', 'gala'] as const)
    .map((ending) => finishWith(table, prospects, weights, ending, own))
    .filter(({ value }) => value > -Infinity)
    .map(({ step, ending, value }) => ({ step, ending, value: value + position }));
}

/** `own` is what the seat's discs are worth without the hit. The position is not counted yet. */
function finishWith(table: OpenState, prospects: Prospects, weights: Weights, ending: Ending, own: number): Finish {
  const { seat, ring, mayMoveHit } = prospects;
  const times = ending === 'done' ? 0 : ending === 'concert' ? 1 : 2;
  let step: Finish['step'] = 0;
  let most = hitValue(table, seat, table.hit, times);
  if (mayMoveHit) {
    const back = hitValue(table, seat, besideOnRing(ring, table.hit, -1), times);
    const on = hitValue(table, seat, besideOnRing(ring, table.hit, 1), times);
    step = on > most && on > back ? 1 : back > most ? -1 : 0;
    most = Math.max(most, back, on);
  }
  return { step, ending, value: times * own + most + laterValue(table, prospects, weights, ending, own) };
}

/** What the hit adds to a concert that counts so many times; other things equal, it is better left with an own artist. */
function hitValue(table: OpenState, seat: Seat, hit: Colour, times: number): number {
  return table.holders[hit] === seat ? 0.2 + times * table.popularity[hit] : -0.1;
}

/** Discs held are worth something at the next concerts, mine and theirs. */
function positionOf(table: OpenState, seat: Seat, weights: Weights, own: number): number {
  let opponent = 0;
  for (let other = 0; other < table.players; other++) {
    if (other !== seat) opponent = Math.max(opponent, concertValue(table, other, NO_HIT));
  }
  return weights.own * own - weights.opponent * opponent;
}

/**
 * C4.5, C4.6 What a way to end the turn leaves for later. Every later concert needs a turn, and every turn a card: once
 * concerts outnumber cards, holding one costs nothing, so none is lost. A gala not taken goes to a later concert, or
 * to the final one.
 */
function laterValue(table: OpenState, prospects: Prospects, weights: Weights, ending: Ending, own: number): number {
  const { concertsLeft, cards, hadGala } = prospects;
  const later = Math.min(concertsLeft - (ending === 'done' ? 0 : 1), cards);
  if (later < 0 || (ending === 'gala' && hadGala)) return -Infinity;
  const each = weights.later + weights.laterShared / table.players;
  const galaLater = later > 0 ? each * weights.laterGala : own;
  return later * each + (hadGala || ending === 'gala' ? 0 : galaLater);
}
