import { itemAt, type GameRecord, type Result, type Seat } from '@grove/kernel';
import type { ByLanguage } from './language.ts';

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
}

/** Finds the game with which something was reached; games come in the order in which they ended. */
export type Reach = (games: readonly KeptGame[]) => KeptGame | undefined;

export interface AchievementWords {
  readonly name: string;
  /** What was done, as a sentence. */
  readonly done: string;
}

/** What can be reached, by name, in the order in which it is shown. A game's own look at that game alone. */
export interface Achievements<Name extends string = string> {
  readonly reach: Readonly<Record<Name, Reach>>;
  readonly words: ByLanguage<Readonly<Record<Name, AchievementWords>>>;
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

export const count =
  (number: number): Reach =>
  (games) =>
    games[number - 1];

/** So many different keys; games without one do not count. */
export const different =
  (number: number, keyOf: (game: KeptGame) => string | undefined): Reach =>
  (games) => {
    const seen = new Set<string>();
    return games.find((game) => {
      const key = keyOf(game);
      if (key !== undefined) seen.add(key);
      return seen.size >= number;
    });
  };

const DAY = 86_400_000;

/** Games of so many days, each the day after the one before. */
export const inARow =
  (days: number): Reach =>
  (games) => {
    const lengths = new Map<number, number>();
    return games.find(({ daily }) => {
      if (daily === null) return false;
      const day = Date.parse(daily) / DAY;
      lengths.set(day, (lengths.get(day - 1) ?? 0) + 1);
      return (lengths.get(day) ?? 0) >= days;
    });
  };
