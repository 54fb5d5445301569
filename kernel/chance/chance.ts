import type { Json } from '../json.ts';

/** A list that can be shuffled in place. */
export type Shuffleable<Item> = { readonly length: number; [index: number]: Item };

/**
 * The only source of randomness in rules. The first item of a shuffled list is its top.
 *
 * `name` writes an item as records do (a card's id); only scripted and recording chances call it.
 */
export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  pick(n: number): number;
  shuffle<Item>(items: Shuffleable<Item>, name: (item: Item) => string): void;
}

/** A chance that a match can save, copy and rewind. */
export interface MatchChance extends Chance {
  /** How often it has been asked. A match compares it to see whether a step drew on chance. */
  readonly uses: number;
  copy(): MatchChance;
  save(): Json;
}

/**
 * Picks the first and leaves every order as it is. For states that are imagined only to ask the rules about what the
 * view shows: which moves are legal, what they would score.
 */
export const NO_CHANCE: Chance = { pick: () => 0, shuffle: () => undefined };
