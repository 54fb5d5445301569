import { ROUNDS } from '../material/facts.ts';
import fitted from './fitted.json' with { type: 'json' };

/**
 * What the value model counts, in points. A curve has a value for the last round of spring, summer, autumn ... see KNOTS;
 * between them it runs straight, and in the last round it ends where only points count: hopes at 0, shares of points
 * at 1.
 */
export type Curve = readonly [number, number, number, number];

export interface Weights {
  /** The share of an icon that a plant of each size is worth, and what it is worth besides. */
  readonly sproutIcon: Curve;
  readonly smallIcon: Curve;
  readonly bigIcon: Curve;
  readonly sprout: Curve;
  readonly small: Curve;
  readonly big: Curve;
  /** What it adds for each card of its biome that can still be expected in the river. */
  readonly sproutCards: Curve;
  readonly smallCards: Curve;
  readonly bush: Curve;
  readonly lake: Curve;
  /** Per piece of the largest forest and season to come; then plants and empty spaces next to it. */
  readonly forest: Curve;
  readonly sproutBeside: Curve;
  readonly emptyBeside: Curve;
  /** Light of the next season and of those after it, and of all if everything grew once more. */
  readonly lightNext: Curve;
  readonly lightLater: Curve;
  readonly grownNow: Curve;
  readonly grownLater: Curve;
  /** What the square of the number of sprouts and of small trees costs: too many wait for too few grows. */
  readonly sproutCrowd: Curve;
  readonly smallCrowd: Curve;
  /** Light of this season, by the rounds it still has after this one, from one on; in its last round it counts in full. */
  readonly lightNow: readonly [number, number, number, number];
  /** Per unit of strength that the next use of a power has and per round left, by power. */
  readonly powers: readonly [number, number, number, number, number, number];
  /** Icons that a biome can expect per round left and icon not yet seen, and those it can expect to lose to each drought. */
  readonly iconsToCome: number;
  readonly iconsLost: number;
  /** To begin the next round. */
  readonly token: number;
}

/** The rounds to which a curve's numbers belong, then the last round. */
const KNOTS = [0, 4, 8, 11, ROUNDS - 1];

/** A curve's value in every round. */
export function curveByRound(curve: Curve, last: number): Float64Array {
  const values = [...curve, last];
  return Float64Array.from({ length: ROUNDS }, (_, round) => {
    const next = KNOTS.findIndex((knot, i) => i > 0 && knot >= round);
    const share = (round - KNOTS[next - 1]) / (KNOTS[next] - KNOTS[next - 1]);
    return values[next - 1] * (1 - share) + values[next] * share;
  });
}

/** Found by `node laboratory/fit-planet.ts`; the file says with which numbers and what that reached. */
export const FITTED: Weights = fitted.weights as unknown as Weights;
