import type { GameWords, Language, SeatSign } from '@grove/game-kit';
import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import type { Options } from '../../rules/options.ts';
import type { EarthTypes } from '../../rules/types.ts';
import { cover } from '../../words/cover.ts';
import { vocabularies, words } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';
import { type TableWords, tableWords } from '../../words/table/index.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { signsOf } from './signs.ts';

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
  /** Colours and letters by which players are known; Gaia's are behind the last seat's. */
  readonly signs: readonly SeatSign[];
  /** The sign of one seat; Gaia's seat is behind the last. */
  readonly signOf: (seat: Seat) => SeatSign;
  /** Gaia's place in names and signs: behind the last seat. */
  readonly gaia: Seat;
  /** What a team of the table is called, from 0 (E16). */
  readonly teamName: (team: number) => string;
  /** The seat that lines of the log speak to. */
  readonly reader: Seat | undefined;
  readonly card: (card: number) => string;
}

/** Who sits at the table. */
interface Company {
  readonly players: number;
  readonly viewer: Viewer;
  readonly teams: Options['teams'];
  readonly nameOf: (seat: Seat) => string;
  /** Whether nobody is simply you (see `BoardProps`). */
  readonly isShared?: boolean | undefined;
}

export function speechFor(language: Language, { players, viewer, teams, nameOf, isShared = false }: Company): Speech {
  const table = tableWords[language];
  const gaiaName = cardWords[language].gaia.title;
  const named = (seat: Seat) => (seat < players ? nameOf(seat) : gaiaName);
  const reader = viewer === 'public' || isShared ? undefined : viewer;
  const labelOf = (seat: Seat) => (seat === reader ? table.you : named(seat));
  const signs = signsOf(
    Array.from({ length: players }, (_, seat) => labelOf(seat)),
    gaiaName,
    teams,
  );
  const ownTeam = reader === undefined ? undefined : itemAt(signs, reader).team;
  return {
    language,
    words: vocabularies[language],
    title: cover.words[language].title,
    game: words[language],
    table,
    nameOf: named,
    reader,
    labelOf,
    gaia: players,
    signs,
    signOf: (seat) => itemAt(signs, seat),
    teamName: (team) => (team === ownTeam ? table.final.yourTeam : table.final.team(team + 1)),
    card: (card) => (card < 0 ? '' : cardName(card, language)),
  };
}

type Good = keyof Vocabulary['goods'];

/** `3 sprouts`, in the language of the table. */
export const goods = ({ words: { goods: names } }: Speech, what: Good, n: number): string => counted(n, names[what]);

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
