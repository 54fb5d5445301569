import type { Seat } from '@grove/kernel';
import type { Colour } from '../material/index.ts';
import { concertValue, NO_HIT } from '../rules/concert.ts';
import type { Table } from '../rules/influence.ts';
import { besideOnRing } from '../rules/options.ts';
import type { Options } from '../rules/types.ts';

/** How a greedy player weighs things; all in points. Found by playing many games against other weights. */
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

export const TASTE: Taste = {
  own: 0.3,
  rival: 0.2,
  later: 15,
  laterShared: 50,
  laterGala: 1.2,
  card: 7,
  opening: 0.5,
};

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
  readonly worth: number;
}

/** The best way to move the hit disc and to end the turn as the table stands. */
export function bestFinish(table: Table, prospects: Prospects, taste: Taste): Finish {
  const position = positionOf(table, prospects.seat, taste);
  let best: Finish = { step: 0, ending: 'done', worth: -Infinity };
  for (const step of prospects.mayMoveHit ? ANY_STEP : NO_STEP) {
    const hit = besideOnRing(prospects.ring, table.hit, step);
    for (const [ending, points] of endings(table, hit, prospects, taste)) {
      const worth = position + points + tilt(table, prospects.seat, hit);
      if (worth > best.worth) best = { step, ending, worth };
    }
  }
  return best;
}

const NO_STEP = [0] as const;
const ANY_STEP = [0, -1, 1] as const;

/** Discs held are worth something at the next concerts, mine and theirs. */
function positionOf(table: Table, seat: Seat, taste: Taste): number {
  let rival = 0;
  for (let other = 0; other < table.players; other++) {
    if (other !== seat) rival = Math.max(rival, concertValue(table, other, NO_HIT));
  }
  return taste.own * concertValue(table, seat, NO_HIT) - taste.rival * rival;
}

/** Other things equal, leave the hit with an artist of one's own rather than with another's. */
const tilt = (table: Table, seat: Seat, hit: Colour): number => (table.holders[hit] === seat ? 0.2 : -0.1);

/**
 * C4.5, C4.6 What each way to end the turn brings now and leaves for later. Every later concert needs a turn, and every
 * turn a card: once concerts outnumber cards, holding one costs nothing, so none is lost. A gala not taken goes to a
 * later concert, or to the final one.
 */
function endings(table: Table, hit: Colour, prospects: Prospects, taste: Taste): [Ending, number][] {
  const { seat, concertsLeft, cards, hadGala } = prospects;
  const each = taste.later + taste.laterShared / table.players;
  const keeping = Math.min(concertsLeft, cards);
  const holding = Math.min(concertsLeft - 1, cards);
  const galaLater = (concerts: number): number => {
    if (hadGala) return 0;
    return concerts > 0 ? each * taste.laterGala : concertValue(table, seat, NO_HIT);
  };
  const ways: [Ending, number][] = [['done', keeping * each + galaLater(keeping)]];
  if (concertsLeft === 0) return ways;
  const value = concertValue(table, seat, hit);
  ways.push(['concert', value + holding * each + galaLater(holding)]);
  if (!hadGala) ways.push(['gala', 2 * value + holding * each]);
  return ways;
}
