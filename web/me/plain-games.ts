import type { KeptGame } from '@grove/game-kit';
import { isObject } from '@grove/kernel';
import { showErrorNote } from '../errors/note.ts';
import { logError } from '../errors/report.ts';

/** How many finished games are kept where there is no database: browsers give little room beside it. */
export const MOST_PLAIN = 5;

/** Where they are kept until there is one. */
const PLAIN = 'grove.finished';

/** The finished games that wait for a database, in the order in which they ended. What cannot be read is none. */
export function plainGames(): KeptGame[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(PLAIN) ?? '[]');
    return Array.isArray(games) ? games.filter((game): game is KeptGame => isObject(game) && 'record' in game) : [];
  } catch (error) {
    logError(error, 'finding finished games again');
    return [];
  }
}

/** Keeps the last few of these games, as many as there is room for; that there is room for none is said. */
function writePlain(games: readonly KeptGame[]): void {
  const last = games.toSorted((a, b) => a.at - b.at).slice(-MOST_PLAIN);
  if (last.length === 0) return localStorage.removeItem(PLAIN);
  try {
    return localStorage.setItem(PLAIN, JSON.stringify(last));
  } catch (error) {
    if (last.length > 1) return writePlain(last.slice(1));
    logError(error, 'keeping a finished game');
    showErrorNote('not-kept');
  }
}

/** Adds games; one that is there already stays as it is. */
export function addPlain(added: readonly KeptGame[]): void {
  const there = plainGames();
  writePlain([...there, ...added.filter(({ id }) => there.every((game) => game.id !== id))]);
}

/** Puts a game in the place of the one with the same id. */
export function putPlain(game: KeptGame): void {
  writePlain([...plainGames().filter(({ id }) => id !== game.id), game]);
}

export function forgetPlain(id: string): void {
  writePlain(plainGames().filter((game) => game.id !== id));
}

export function forgetAllPlain(): void {
  writePlain([]);
}
