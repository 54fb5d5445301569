import fitted from './fitted.json' with { type: 'json' };

/** What the value of a turn's end counts; all in points. */
export interface Weights {
  /** What a point of popularity held at the end of the turn is worth. */
  readonly own: number;
  /** The same for the strongest opponent. */
  readonly opponent: number;
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

/** Found by `node laboratory/fit-concert.ts`; the file says with which numbers. */
export const FITTED: Weights = fitted.weights;
