import type { ActionColor } from '../../material/vocabulary.ts';

/** How a turn is told, in one language. Cards and goods come in named and counted. */
export interface StoryWords {
  /** Whoever chose the colour, as the beginning of a sentence: `Anna watered`. */
  readonly chose: Readonly<Record<ActionColor, (name: string) => string>>;
  /** When somebody took part in turns of others; stands behind a name: `Anna on others’ turns`. */
  readonly besides: string;
  /** The same of Gaia, who plays with the reader alone (E17). */
  readonly besidesYou: string;
  readonly planted: (cards: string) => string;
  /** So many cards that nobody else has seen yet (E18.5). */
  readonly faceDown: (n: number) => string;
  /** What activated cards gave. */
  readonly fromCards: (goods: string, n: number) => string;
  readonly activated: (n: number) => string;
  readonly paid: (goods: string) => string;
  readonly played: (cards: string) => string;
  readonly germinated: (cards: string) => string;
  readonly claimed: (cards: string) => string;
  readonly bonus: string;
  readonly revealed: (card: string) => string;
}
