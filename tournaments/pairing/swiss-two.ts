import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { type Career, careerOf, type Careers, timesMet } from '../standings/careers.ts';
import { WIN } from '../standings/table-points.ts';
import { matchInWindows, type Pair, type Player, WINDOW } from './match-in-windows.ts';

const MOST = { again: 3, score: 1600, float: 2, seat: 7, fold: 15 };
const PAIRS = WINDOW / 2;

/** What weighs more is worth any sum of what weighs less: nobody meets twice before scores, scores before floats, and so on. */
const SEAT = PAIRS * MOST.fold + 1;
const FLOAT = SEAT * (PAIRS * MOST.seat + 1);
const SCORE = FLOAT * (PAIRS * MOST.float + 1);
const AGAIN = SCORE * (PAIRS * MOST.score + 1);
const CEILING = AGAIN * (MOST.again + 1);

/**
 * Pairs for a round of Swiss, the best first: nobody meets twice while it can be avoided, equal scores meet, nobody floats in the same
 * direction twice in a row, seats balance, and within a score group the upper half meets the lower half.
 *
 * Also with more than a window nobody meets twice, as long as there are fewer rounds than half a window: then everybody in it has
 * more than half of the others as possible partners, and such a graph has a perfect matching (Dirac).
 */
export function pairSwissTwo(ranked: readonly EntrantId[], careers: Careers): Pair[] {
  const field = new Field(ranked, careers);
  const players: Player[] = ranked.length % 2 === 0 ? [...ranked] : [...ranked, null];
  return matchInWindows(players, (one, other) => CEILING - field.cost(one, other));
}

/** What a pair costs; for comparisons with other ways of pairing. */
export const pairCost = (ranked: readonly EntrantId[], careers: Careers, one: EntrantId, other: Player): number =>
  new Field(ranked, careers).cost(one, other);

class Field {
  readonly #careers: Careers;
  readonly #ranked: readonly EntrantId[];
  readonly #ranks: ReadonlyMap<EntrantId, number>;
  /** How many have so many points. */
  readonly #groups = new Map<number, number>();

  constructor(ranked: readonly EntrantId[], careers: Careers) {
    this.#careers = careers;
    this.#ranked = ranked;
    this.#ranks = new Map(ranked.map((id, rank) => [id, rank]));
    for (const id of ranked) this.#groups.set(this.#points(id), (this.#groups.get(this.#points(id)) ?? 0) + 1);
  }

  cost(one: EntrantId, other: Player): number {
    return other === null ? this.#byeCost(one) : this.#pairCost(one, other);
  }

  /** Byes go to the fewest points and the lowest rank, and to nobody a second time while it can be avoided. */
  #byeCost(id: EntrantId): number {
    const { byes } = careerOf(this.#careers, id);
    const lowest = this.#points(itemAt(this.#ranked, this.#ranked.length - 1));
    const fromBelow = this.#ranked.length - 1 - this.#rank(id);
    return (
      AGAIN * Math.min(byes, MOST.again) +
      SCORE * this.#scoreCost(this.#points(id), lowest) +
      Math.min(fromBelow, MOST.fold)
    );
  }

  #pairCost(one: EntrantId, other: EntrantId): number {
    const [a, b] = [careerOf(this.#careers, one), careerOf(this.#careers, other)];
    return (
      AGAIN * Math.min(timesMet(this.#careers, one, other), MOST.again) +
      SCORE * this.#scoreCost(a.points, b.points) +
      FLOAT * floatCost(a, b) +
      SEAT * imbalance(a, b) +
      this.#foldCost(one, other)
    );
  }

  /** The square of the difference in half points: several small floats rather than one that is large. */
  #scoreCost(one: number, other: number): number {
    return Math.min(Math.round(Math.abs(one - other) / (WIN / 2)) ** 2, MOST.score);
  }

  /** How far the two are from being half a score group apart. */
  #foldCost(one: EntrantId, other: EntrantId): number {
    const points = this.#points(one);
    if (points !== this.#points(other)) return 0;
    const half = Math.floor((this.#groups.get(points) ?? 0) / 2);
    return Math.min(Math.abs(Math.abs(this.#rank(one) - this.#rank(other)) - half), MOST.fold);
  }

  #points(id: EntrantId): number {
    return careerOf(this.#careers, id).points;
  }

  #rank(id: EntrantId): number {
    return this.#ranks.get(id) ?? 0;
  }
}

/** Whoever met fewer points in the last round should not do so again, nor whoever met more. */
function floatCost(one: Career, other: Career): number {
  if (one.points === other.points) return 0;
  const [upper, lower] = one.points > other.points ? [one, other] : [other, one];
  return (upper.lastFloat < 0 ? 1 : 0) + (lower.lastFloat > 0 ? 1 : 0);
}

/** By how much more than one the two seats of somebody would differ after the better order of the two. */
function imbalance(one: Career, other: Career): number {
  const [a, b] = [lead(one), lead(other)];
  const greater = Math.min(Math.max(Math.abs(a + 1), Math.abs(b - 1)), Math.max(Math.abs(a - 1), Math.abs(b + 1)));
  return Math.min(Math.max(greater - 1, 0), MOST.seat);
}

const lead = ({ seatCounts }: Career): number => itemAt(seatCounts, 0) - itemAt(seatCounts, 1);
