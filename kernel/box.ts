import type { BotMaker } from './bot.ts';
import type { Game, GameTypes } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Choice } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Viewer } from './seat.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a game is called, in one language. */
export interface Titles {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly summary: string;
}

/** What a game says to people, in one language. */
export interface GameWords<T extends GameTypes = GameTypes> extends Titles {
  /** What the seat is asked now, as one short sentence without a full stop. Without it, a general one is shown. */
  question?(view: T['View'], seat: number): string;
  /** What a refused move did wrong, as a sentence. */
  refusal(refusal: Refusal<T['Reason']>): string;
  /** A line for the log; undefined for events that only move pieces. `nameOf` says who sits where. */
  event(seen: T['Seen'], nameOf: (seat: number) => string): string | undefined;
  /** What these steps would do, for hints and reviews, as one short sentence without a full stop. Without it, the notation. */
  turn?(view: T['View'], steps: readonly T['Move'][], nameOf: (seat: number) => string): string;
}

/**
 * What is printed on a game's box: enough to choose the game and to set a table up before anybody opens the box. Rules
 * and words take from it what they need too, so that nothing is said twice.
 */
export interface Cover {
  readonly id: string;
  readonly players: Game['players'];
  /** The options that are choices. One named `timer` belongs to games whose rules limit turns. */
  readonly options: Readonly<Record<string, Choice>>;
  /** The names of the bots inside, weakest first. */
  readonly bots: readonly string[];
  readonly words: Readonly<Record<Language, Titles>>;
}

/** A game with all that comes in its box. `games/index.ts` lists the boxes; everything else finds them there. */
export interface Box<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** By name, weakest first; every game has at least `random` and `greedy`. */
  readonly bots: Readonly<Record<string, BotMaker<T>>>;
  readonly words: Readonly<Record<Language, GameWords<T>>>;
  /** The view as text for terminals. */
  drawText(view: T['View'], viewer: Viewer): string;
  /** Scores a position written by hand (`grove score`), for games that have such positions. */
  scorePosition?(position: Json): Json;
  /** The options of a day's game (`2026-11-15`), for games that one person can play with the same deal as everybody. */
  daily?(this: void, day: string): JsonObject;
}

/** What stands on the box of this game. */
export function coverOf({ game, bots, words }: Box): Cover {
  const choices = Object.entries(game.options).filter((entry): entry is [string, Choice] => entry[1].kind === 'choice');
  const titles = LANGUAGES.map((language) => {
    const { title, summary } = words[language];
    return [language, { title, summary }] as const;
  });
  return {
    id: game.id,
    players: game.players,
    options: Object.fromEntries(choices),
    bots: Object.keys(bots),
    words: Object.fromEntries(titles) as Cover['words'],
  };
}
