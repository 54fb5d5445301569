import fitted from './fitted.json' with { type: 'json' };

/** What the value of a turn's end counts; in points unless said otherwise. */
export interface Weights {
  /** What a point of popularity held at the end of the turn is worth, and how much more with the last cards. */
  readonly own: number;
  readonly ownLate: number;
  /** The same for the strongest opponent. */
  readonly opponent: number;
  readonly opponentLate: number;
  /** The same for every opponent who can still hold a concert. */
  readonly rivals: number;
  /** What a point of influence is worth by which an own disc is ahead of the next seat, up to a few. */
  readonly lead: number;
  /** What a point of the popularity is worth at which an artist of somebody else could be taken over. */
  readonly prize: number;
  /** What a concert in a later turn will bring: more with fewer players, who hold more discs each. */
  readonly later: number;
  readonly laterShared: number;
  /** What each card more for every later concert, up to three, adds to it. */
  readonly laterCards: number;
  /** What making it a gala will add to that, as a multiple. */
  readonly laterGala: number;
  /** What a card must bring to be played beyond the first of a turn. */
  readonly card: number;
  /** How much dearer that is when cards are short for three in every concert, and when others hold fewer cards. */
  readonly scarce: number;
  readonly tempo: number;
  /** What the highest card is worth in hand; lower ones in proportion. */
  readonly strength: number;
  /** Which cards open the piles: 0 the lowest of the hand, 1 the highest. */
  readonly opening: number;
}

/** Found by `node laboratory/fit-concert.ts`; the file says with which numbers. */
export const FITTED: Weights = fitted.weights;
