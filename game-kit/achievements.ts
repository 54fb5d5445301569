import { itemAt, type GameRecord, type Result, type Seat } from '@grove/kernel';
import type { ByLanguage } from './language.ts';

/** A decision that a review found to have cost points. */
export interface KeptMistake {
  /** How many steps of the game came before it. */
  readonly at: number;
  /** What was overlooked most, as a term of the game's evaluation; null where only playing on shows it. */
  readonly kind: string | null;
  readonly cost: number;
}

/** A finished game as somebody's browser keeps it: enough to show, count and replay it. */
export interface KeptGame {
  /** The same game is kept once, whoever brings it. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  /** Who sat where: `person`, or the name of a bot. */
  readonly seating: readonly string[];
  /** What the people at this device were called, by seat; older pages did not keep it. */
  readonly names?: readonly string[];
  /** The day of a game of the day that counted. */
  readonly daily: string | null;
  /** How often a hint was asked for. */
  readonly hints: number;
  readonly record: GameRecord;
  readonly result: Result;
  /** Of the seat, once the game has been reviewed. */
  readonly mistakes?: readonly KeptMistake[];
}

/** How far somebody has come: so much of so much. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Finds the game with which something was reached; games come in the order in which they ended. */
export interface Reach {
  (games: readonly KeptGame[]): KeptGame | undefined;
  /** For what is reached little by little. */
  readonly progress?: (games: readonly KeptGame[]) => Progress;
}

/** A medal of cut paper: a symbol on a round field of 40 by 40, its left half lit. */
export interface Medal {
  readonly symbol: string;
  readonly ground: string;
  readonly lit: string;
  readonly dark: string;
}

export interface AchievementWords {
  readonly name: string;
  /** What was done, as a sentence. */
  readonly done: string;
}

/** What can be reached, by name, in the order in which it is shown. A game's own look at that game alone. */
export interface Achievements<Name extends string = string> {
  readonly reach: Readonly<Record<Name, Reach>>;
  readonly words: ByLanguage<Readonly<Record<Name, AchievementWords>>>;
  readonly medals: Readonly<Record<Name, Medal>>;
}

export const totalOf = ({ result, seat }: KeptGame): number => itemAt(result.totals, seat);

export const isSolo = ({ seating }: KeptGame): boolean => seating.length === 1;

/** Alone nobody wins. */
export const isWon = ({ result, seat, seating }: KeptGame): boolean =>
  seating.length > 1 && result.winners.includes(seat);

/** Where points or a rank count, nobody has helped. */
export const isOwn = ({ hints }: KeptGame): boolean => hints === 0;

/** The numbers of a part of the total: one, or a list; none where the game has no such part. */
export function partsOf({ result, seat }: KeptGame, part: string): readonly number[] {
  const value = itemAt(result.parts, seat)[part];
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.filter((points) => typeof points === 'number') : [];
}

export const first =
  (holds: (game: KeptGame) => boolean): Reach =>
  (games) =>
    games.find(holds);

const withProgress = (reach: Reach, of: number, done: (games: readonly KeptGame[]) => number): Reach =>
  Object.assign((games: readonly KeptGame[]) => reach(games), {
    progress: (games: readonly KeptGame[]) => ({ done: Math.min(of, done(games)), of }),
  });

/** A game in which something comes to so much; `undefined` for games that do not count. */
export const atLeast = (goal: number, valueOf: (game: KeptGame) => number | undefined): Reach =>
  withProgress(
    first((game) => (valueOf(game) ?? 0) >= goal),
    goal,
    (games) => Math.max(0, ...games.map((game) => valueOf(game) ?? 0)),
  );

export const count = (number: number): Reach =>
  withProgress(
    (games) => games[number - 1],
    number,
    (games) => games.length,
  );

const keysOf = (games: readonly KeptGame[], keyOf: (game: KeptGame) => string | undefined): ReadonlySet<string> =>
  new Set(games.map(keyOf).filter((key) => key !== undefined));

/** So many different keys; games without one do not count. */
export const different = (number: number, keyOf: (game: KeptGame) => string | undefined): Reach =>
  withProgress(
    (games) => {
      const seen = new Set<string>();
      return games.find((game) => {
        const key = keyOf(game);
        if (key !== undefined) seen.add(key);
        return seen.size >= number;
      });
    },
    number,
    (games) => keysOf(games, keyOf).size,
  );

const DAY = 86_400_000;

/** For each game of the day, of how many days in a row it is the last so far; 0 for all other games. */
function rowsOf(games: readonly KeptGame[]): number[] {
  const lengths = new Map<number, number>();
  return games.map(({ daily }) => {
    if (daily === null) return 0;
    const day = Date.parse(daily) / DAY;
    lengths.set(day, (lengths.get(day - 1) ?? 0) + 1);
    return lengths.get(day) ?? 0;
  });
}

/** Games of so many days, each the day after the one before. */
export const inARow = (days: number): Reach =>
  withProgress(
    (games) => games[rowsOf(games).findIndex((row) => row >= days)],
    days,
    (games) => Math.max(0, ...rowsOf(games)),
  );

/** How many days in a row somebody has played the game of the day, up to `today`; a day that is not over may still be missing. */
export function daysInARow(days: readonly string[], today: string): number {
  const played = new Set(days.map((day) => Date.parse(day) / DAY));
  const now = Date.parse(today) / DAY;
  let day = played.has(now) ? now : now - 1;
  let length = 0;
  for (; played.has(day); day--) length++;
  return length;
}
