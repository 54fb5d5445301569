import { type GameWords, type Language, type SeatSign, usualSigns } from '@grove/game-kit';
import { itemAt, type Viewer } from '@grove/kernel';
import type { PlanetTypes } from '../../rules/types.ts';
import { cover } from '../../words/cover.ts';
import { eventText, vocabularies, words } from '../../words/index.ts';
import { type BoardWords, boardWords } from '../../words/screen/index.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';
import type { Event } from '../../rules/events.ts';

/** All that the board needs to speak: the game's words, the board's own, and the names of those at the table. */
export interface Speech {
  readonly language: Language;
  /** Several people share the screen, so each is called by name. */
  readonly isShared: boolean;
  /** The seat that is called you: none for spectators, nor where people share the screen. */
  readonly you: number | undefined;
  readonly words: Vocabulary;
  readonly title: string;
  readonly game: GameWords<PlanetTypes>;
  readonly board: BoardWords;
  /** In sentences. */
  readonly nameOf: (picker: number) => string;
  /** What happened, told to the viewer; undefined for what has no line of its own. */
  readonly tell: (event: Event) => string | undefined;
  /** Where a name stands alone, and the viewer is simply you. */
  readonly labelOf: (picker: number) => string;
  /** Colours and letters by which players are known; in a solo game those of the opponent are behind the person's. */
  readonly signs: readonly SeatSign[];
}

/** In a solo game the picker behind the last seat is the virtual opponent (P9.1). */
export function speechFor(language: Language, names: readonly string[], viewer: Viewer, isShared = false): Speech {
  const vocabulary = vocabularies[language];
  const board = boardWords[language];
  const nameOfPicker = (picker: number) => names[picker] ?? vocabulary.opponent;
  const you = viewer === 'public' || isShared ? undefined : viewer;
  const labelOf = (picker: number) => (picker === you ? board.you : (names[picker] ?? board.opponent));
  return {
    language,
    isShared,
    you,
    words: vocabulary,
    title: cover.words[language].title,
    game: words[language],
    board,
    nameOf: nameOfPicker,
    // Alone one earns a title and beats nobody (P9.3).
    tell: (event) =>
      names.length === 1 && event.kind === 'end' ? undefined : eventText(vocabulary, event, nameOfPicker, you),
    labelOf,
    signs: usualSigns(
      names.map((_, seat) => labelOf(seat)),
      names.length === 1 ? board.opponent : undefined,
    ),
  };
}

/** A season's name as it stands alone. */
export const seasonName = ({ words }: Speech, season: number): string =>
  itemAt(words.seasons, season).charAt(0).toUpperCase() + itemAt(words.seasons, season).slice(1);

/** What the end of a season gave to a seat (P7). */
export function seasonGain(
  { board: { end }, nameOf, you }: Speech,
  seat: number,
  { light, forest }: { readonly light: number; readonly forest: number },
): string {
  return seat === you ? end.seasonGives(light, forest) : end.seasonGivesTo(nameOf(seat), light, forest);
}
