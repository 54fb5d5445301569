import type { GameWords, Language } from '@grove/game-kit';
import type { Seat, Viewer } from '@grove/kernel';
import type { EarthTypes } from '../../rules/types.ts';
import { cover } from '../../words/cover.ts';
import { vocabularies, words } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';
import { type TableWords, tableWords } from '../../words/table/index.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';

/** All that the table needs to speak: the game's words, its own, and the names of those who play. */
export interface Speech {
  readonly language: Language;
  readonly words: Vocabulary;
  readonly title: string;
  readonly game: GameWords<EarthTypes>;
  readonly table: TableWords;
  /** In sentences. */
  readonly nameOf: (seat: Seat) => string;
  /** Where a name stands alone, and the viewer is simply you. The seat behind the last is Gaia. */
  readonly labelOf: (seat: Seat) => string;
  /** The seat that lines of the log speak to. */
  readonly reader: Seat | undefined;
  readonly card: (card: number) => string;
}

export function speechFor(language: Language, players: number, viewer: Viewer, nameOf: (seat: Seat) => string): Speech {
  const table = tableWords[language];
  const named = (seat: Seat) => (seat < players ? nameOf(seat) : cardWords[language].gaia.title);
  return {
    language,
    words: vocabularies[language],
    title: cover.words[language].title,
    game: words[language],
    table,
    nameOf: named,
    reader: viewer === 'public' ? undefined : viewer,
    labelOf: (seat) => (seat === viewer ? table.you : named(seat)),
    card: (card) => (card < 0 ? '' : cardName(card, language)),
  };
}

type Good = keyof Vocabulary['goods'];

/** `3 sprouts`, in the language of the table. */
export const goods = ({ words: { goods: names } }: Speech, what: Good, n: number): string => counted(n, names[what]);

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
