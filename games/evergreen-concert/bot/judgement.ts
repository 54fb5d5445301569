import type { Seat } from '@grove/kernel';
import type { Colour } from '../material/index.ts';
import { concertValue, NO_HIT } from '../rules/concert.ts';
import type { Table } from '../rules/influence.ts';
import { besideOnRing } from '../rules/options.ts';
import type { Options } from '../rules/types.ts';
import fitted from './fitted.json' with { type: 'json' };

/** How a greedy player weighs things; all in points. */
export interface Taste {
  /** What a point of popularity held at the end of the turn is worth. */
  readonly own: number;
  /** The same for the strongest opponent. */
  readonly rival: number;
  /** What a concert in a later turn will bring: more with fewer players, who hold more discs each. */
  readonly later: number;
  readonly laterShared: number;
  /** What making it a gala will add to that, as a multiple. */
  readonly laterGala: number;
  /** What a card must bring to be played beyond the first of a turn. */
  readonly card: number;
  /** Which cards open the piles: 0 the lowest of the hand, 1 the highest. */
  readonly opening: number;
}

/** Found by `node cli/laboratory/fit-concert.ts`; the file says with which numbers. */
export const TASTE: Taste = fitted.taste;

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

export type Ending = 'concert' | 'gala' | 'done';

/** How to finish a turn on a table, and what that is worth. */
export interface Finish {
  readonly step: -1 | 0 | 1;
  readonly ending: Ending;
  worth: number;
}

/** The best way to move the hit disc and to end the turn as the table stands. */
export function bestFinish(table: Table, prospects: Prospects, taste: Taste): Finish {
  const own = concertValue(table, prospects.seat, NO_HIT);
  let best = finishWith(table, prospects, taste, 'done', own);
  if (prospects.concertsLeft > 0) {
    const concert = finishWith(table, prospects, taste, 'concert', own);
    if (concert.worth > best.worth) best = concert;
    const gala = finishWith(table, prospects, taste, 'gala', own);
    if (gala.worth > best.worth) best = gala;
  }
  best.worth += positionOf(table, prospects.seat, taste, own);
  return best;
}

/** Every way to end the turn that the rules allow, each with the best place for the hit disc. */
export function finishes(table: Table, prospects: Prospects, taste: Taste): Finish[] {
  const own = concertValue(table, prospects.seat, NO_HIT);
  const position = positionOf(table, prospects.seat, taste, own);
  return (['done', 'concert', 'gala'] as const)
    .map((ending) => finishWith(table, prospects, taste, ending, own))
    .filter(({ worth }) => worth > -Infinity)
    .map(({ step, ending, worth }) => ({ step, ending, worth: worth + position }));
}

/** `own` is what the seat's discs are worth without the hit. The position is not counted yet. */
function finishWith(table: Table, prospects: Prospects, taste: Taste, ending: Ending, own: number): Finish {
  const { seat, ring, mayMoveHit } = prospects;
  const times = ending === 'done' ? 0 : ending === 'concert' ? 1 : 2;
  let step: Finish['step'] = 0;
  let most = hitWorth(table, seat, table.hit, times);
  if (mayMoveHit) {
    const back = hitWorth(table, seat, besideOnRing(ring, table.hit, -1), times);
    const on = hitWorth(table, seat, besideOnRing(ring, table.hit, 1), times);
    step = on > most && on > back ? 1 : back > most ? -1 : 0;
    most = Math.max(most, back, on);
  }
  return { step, ending, worth: times * own + most + laterWorth(table, prospects, taste, ending, own) };
}

/** What the hit adds to a concert that counts so many times; other things equal, it is better left with an own artist. */
function hitWorth(table: Table, seat: Seat, hit: Colour, times: number): number {
  return table.holders[hit] === seat ? 0.2 + times * table.popularity[hit] : -0.1;
}

/** Discs held are worth something at the next concerts, mine and theirs. */
function positionOf(table: Table, seat: Seat, taste: Taste, own: number): number {
  let rival = 0;
  for (let other = 0; other < table.players; other++) {
    if (other !== seat) rival = Math.max(rival, concertValue(table, other, NO_HIT));
  }
  return taste.own * own - taste.rival * rival;
}

/**
 * C4.5, C4.6 What a way to end the turn leaves for later. Every later concert needs a turn, and every turn a card: once
 * concerts outnumber cards, holding one costs nothing, so none is lost. A gala not taken goes to a later concert, or
 * to the final one.
 */
function laterWorth(table: Table, prospects: Prospects, taste: Taste, ending: Ending, own: number): number {
  const { concertsLeft, cards, hadGala } = prospects;
  const later = Math.min(concertsLeft - (ending === 'done' ? 0 : 1), cards);
  if (later < 0 || (ending === 'gala' && hadGala)) return -Infinity;
  const each = taste.later + taste.laterShared / table.players;
  const galaLater = later > 0 ? each * taste.laterGala : own;
  return later * each + (hadGala || ending === 'gala' ? 0 : galaLater);
}
