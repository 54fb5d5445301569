import type { GameWords, Language } from '@grove/kernel';
import type { PlanetTypes } from '../../rules/types.ts';
import { vocabularies, words } from '../../words/index.ts';
import { type BoardWords, boardWords } from '../../words/screen/index.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';

/** All that the board needs to speak: the game's words, the board's own, and the names of those at the table. */
export interface Speech {
  readonly language: Language;
  readonly words: Vocabulary;
  readonly game: GameWords<PlanetTypes>;
  readonly board: BoardWords;
  readonly nameOf: (picker: number) => string;
}

/** In a solo game the picker behind the last seat is the virtual opponent (P9.1). */
export function speechFor(language: Language, players: number, nameOf: (seat: number) => string): Speech {
  const vocabulary = vocabularies[language];
  return {
    language,
    words: vocabulary,
    game: words[language],
    board: boardWords[language],
    nameOf: (picker) => (picker < players ? nameOf(picker) : vocabulary.opponent),
  };
}

/** A season's name as it stands alone. */
export const seasonName = ({ words }: Speech, season: number): string =>
  words.seasons[season].charAt(0).toUpperCase() + words.seasons[season].slice(1);
