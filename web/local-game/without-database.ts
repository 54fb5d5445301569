import { logError } from '../errors/report.ts';
import { type ErrorKind, showErrorNote } from '../errors/note.ts';
import { canGoOn, type SavedGame } from './saved-game.ts';
import { forgetAllUnsaved, isUnsaved, unsavedGames } from './unsaved-games.ts';

/** How many games are kept where there is no database: browsers give little room beside it. */
export const MOST_UNSAVED = 5;

/** Does something with the database, or what can be done where the browser has none, or lets nobody use it. */
export async function orWithout<Result>(withDatabase: () => Promise<Result>, without: () => Result): Promise<Result> {
  try {
    return await withDatabase();
  } catch (error) {
    logError(error, 'the database of games');
    return without();
  }
}

/** The games that can be continued without a database, the last played first. */
export const unsavedToContinue = (): SavedGame[] =>
  unsavedGames()
    .filter(canGoOn)
    .sort((a, b) => b.at - a.at);

/** What has to make room for a game: first what nobody will continue, then what was played longest ago. */
const surplusBeside = (id: string): SavedGame[] =>
  unsavedGames()
    .filter((game) => game.id !== id)
    .sort((a, b) => Number(canGoOn(b)) - Number(canGoOn(a)) || b.at - a.at)
    .slice(MOST_UNSAVED - 1);

/** The game stays among those that wait for a database; that only the last few can is said, and when one of them goes. */
export function stayUnsaved({ id }: SavedGame): void {
  const surplus = surplusBeside(id);
  for (const game of surplus) forgetAllUnsaved(game.id);
  if (surplus.some(canGoOn)) {
    // It says as much as the note that there is no database, which must not take its place.
    said.add('no-database');
    return showErrorNote('game-dropped');
  }
  sayOnce(isUnsaved(id) ? 'no-database' : 'not-kept');
}

const said = new Set<ErrorKind>();

/** Games are saved with every step: who has put the note away has read it. */
function sayOnce(kind: ErrorKind): void {
  if (said.has(kind)) return;
  said.add(kind);
  showErrorNote(kind);
}
