import { logError } from '../errors/report.ts';
import type { SavedGame } from './saved-game.ts';

/** A saved game with the tab that plays it: the one that opened it last. */
export interface OwnedGame extends SavedGame {
  readonly tab: string;
}

/** This page in this tab, told apart from all others. */
export const THIS_TAB = `${performance.timeOrigin} ${Math.random()}`;

/** Where a game is kept as it is now until the database has it, each under its id. */
const UNSAVED = 'grove.unsaved.';

const addressOf = (id: string): string => UNSAVED + id;

/** Keeps a game at once: writing it to the database takes a moment, and the page may be closed or loaded anew before. */
export function keepUnsaved(game: SavedGame): void {
  const owned: OwnedGame = { ...game, tab: THIS_TAB };
  try {
    localStorage.setItem(addressOf(game.id), JSON.stringify(owned));
  } catch (error) {
    // Without room for it the game waits for the database alone; where there is none, that is said (`stayUnsaved`).
    logError(error, 'keeping a game');
  }
}

/** Whether a game is kept here: a browser may have had no room for it. */
export const isUnsaved = (id: string): boolean => localStorage.getItem(addressOf(id)) !== null;

/** The games that pages left behind before the database had them. What cannot be read is no game, and would keep the others from being found. */
export const unsavedGames = (): OwnedGame[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(UNSAVED))
    .flatMap((key) => readUnsaved(key) ?? []);

function readUnsaved(key: string): OwnedGame | undefined {
  try {
    const game = JSON.parse(localStorage.getItem(key) ?? '') as Partial<OwnedGame> | null;
    if (typeof game?.id === 'string' && Array.isArray(game.steps)) return game as OwnedGame;
  } catch (error) {
    logError(error, 'finding a game again');
  }
  localStorage.removeItem(key);
  return undefined;
}

/** The database has the game as it is here. If it went on meanwhile, what it is now stays kept. */
export function forgetUnsaved(game: OwnedGame): void {
  if (localStorage.getItem(addressOf(game.id)) === JSON.stringify(game)) forgetAllUnsaved(game.id);
}

/** Nobody wants the game any more, however far it went. */
export function forgetAllUnsaved(id: string): void {
  localStorage.removeItem(addressOf(id));
}

/** Whether what a page left behind is news to the database: the same tab's game, further on. A game that another tab took over is that tab's. */
export const isFurther = (left: OwnedGame, stored: OwnedGame | undefined): boolean =>
  stored === undefined || (stored.tab === left.tab && stored.at <= left.at);
