import type { ActionColor, GainWord } from '../material/vocabulary.ts';

interface Benefit {
  readonly what: GainWord;
  readonly n: number;
}
type Colored = Exclude<ActionColor, 'green'>;

/** E5.1: what the active player takes, both parts in this order. */
export const MAJOR: Readonly<Record<Colored, readonly [Benefit, Benefit]>> = {
  red: [
    { what: 'soil', n: 5 },
    { what: 'compost_deck', n: 2 },
  ],
  blue: [
    { what: 'sprout', n: 6 },
    { what: 'soil', n: 2 },
  ],
  yellow: [
    { what: 'draw', n: 4 },
    { what: 'growth', n: 2 },
  ],
};

/** E5.1: what everybody else takes, one or the other. */
export const MINOR: Readonly<Record<Colored, readonly [Benefit, Benefit]>> = {
  red: [
    { what: 'soil', n: 2 },
    { what: 'compost_deck', n: 2 },
  ],
  blue: [
    { what: 'sprout', n: 2 },
    { what: 'soil', n: 2 },
  ],
  yellow: [
    { what: 'draw', n: 2 },
    { what: 'growth', n: 2 },
  ],
};

/** E5.1, green: plantings, then cards looked at and kept (active player) or drawn (everybody else). */
export const PLANTINGS = { active: 2, other: 1 } as const;
export const GREEN_CARDS = { look: 4, keep: 1, draw: 1 } as const;
