import type { Achievements } from './achievements.ts';
import type { Board } from './board/contract.ts';
import type { CardPage } from './card-page.ts';
import type { Cover } from './cover.ts';
import type { GameModule } from './game-module.ts';
import type { Guide } from './guide/index.ts';
import type { Language } from './language.ts';
import type { GamePicture } from './picture.ts';
import type { IllustratedRulebook } from './rulebook/index.ts';
import type { ScoreCategories } from './score-categories.ts';
import type { SetUpField } from './set-up.ts';
import type { SoloTitle } from './solo-titles.ts';

/** A guided game to be chosen. */
export interface GuideOffer {
  /** The end of its address, and what it teaches; the first guided game of a game has neither. */
  readonly id?: string;
  readonly words?: Readonly<Record<Language, { readonly title: string }>>;
  load(this: void): Promise<Guide>;
}

/**
 * All that the rest of the program knows of a game. It is small: what it takes to choose the game and to set it up is here,
 * everything else is loaded when somebody wants it. Only `cover` and `load` are needed for a game to be played.
 */
export interface GameManifest {
  readonly cover: Cover;
  load(this: void): Promise<GameModule>;
  /** Without it the game is shown as text, with a button for every step. */
  readonly board?: () => Promise<Board>;
  /** By option: fields of the game's own in the set-up, for data and for choices that are better shown than listed. */
  readonly setUpFields?: Readonly<Record<string, () => Promise<SetUpField>>>;
  /** Games with lessons: a first one, and others that go on from there. */
  readonly guides?: readonly GuideOffer[];
  readonly rulebook?: () => Promise<IllustratedRulebook>;
  readonly cardPage?: () => Promise<CardPage>;
  /** The address of its sign: a square drawing whose edge is transparent. */
  readonly emblem?: string;
  /** The address of a drawing of the game being played, five wide and three high. */
  readonly scene?: string;
  /** What can be reached in this game alone. */
  readonly achievements?: () => Promise<Achievements>;
  /** For games whose rules name the scores of those who play alone. */
  readonly soloTitles?: () => Promise<readonly SoloTitle[]>;
  /** What the points of a finished game were for, where it is shown without its board. */
  readonly scoreCategories?: () => Promise<ScoreCategories>;
  /** For lists of finished games. */
  readonly picture?: () => Promise<GamePicture>;
}
