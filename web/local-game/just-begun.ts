import type { SavedGame } from './saved-game.ts';

/** Where this tab keeps the game that it opened last, until the browser's database has it. */
const JUST_BEGUN = 'grove.just-begun';

/** Keeps a game at once: writing it to the database takes a moment, and the page may be loaded anew before. */
export function keepJustBegun(game: SavedGame): void {
  sessionStorage.setItem(JUST_BEGUN, JSON.stringify(game));
}

/** The game of an address, if it had just begun when the page was loaded anew. */
export function justBegun(id: string): SavedGame | undefined {
  const kept = JSON.parse(sessionStorage.getItem(JUST_BEGUN) ?? 'null') as SavedGame | null;
  return kept?.id === id ? kept : undefined;
}

/** The database has the game now. Another one may have begun meanwhile. */
export function forgetJustBegun(id: string): void {
  if (justBegun(id) !== undefined) sessionStorage.removeItem(JUST_BEGUN);
}
