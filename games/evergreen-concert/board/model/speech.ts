import type { GameWords, Language } from '@grove/game-kit';
import type { Seat } from '@grove/kernel';
import type { Card, Colour } from '../../material/index.ts';
import type { ConcertTypes } from '../../rules/index.ts';
import { cover } from '../../words/cover.ts';
import { speechIn, words } from '../../words/index.ts';
import { type BoardWords, boardWords } from '../../words/screen/index.ts';

/** All that the board needs to speak: the game's words, the board's own, and names. */
export interface Speech {
  readonly language: Language;
  readonly title: string;
  readonly game: GameWords<ConcertTypes>;
  readonly board: BoardWords;
  readonly nameOf: (seat: Seat) => string;
  /** Whether everybody is called by name, the viewer too. */
  readonly isShared: boolean;
  readonly card: (card: Card) => string;
  readonly colour: (colour: Colour) => string;
}

export function speechFor(language: Language, nameOf: (seat: Seat) => string, isShared = false): Speech {
  const { card, colour } = speechIn(language, nameOf);
  return {
    language,
    title: cover.words[language].title,
    game: words[language],
    board: boardWords[language],
    nameOf,
    isShared,
    card,
    colour,
  };
}
