import { answerTo, openStore } from '../storage/database.ts';
import { isBegun, type SavedGame } from './saved-game.ts';

/** A saved game with the tab that plays it: the one that opened it last. */
interface OwnedGame extends SavedGame {
  readonly tab: string;
}

/** This page in this tab, told apart from all others. */
export const THIS_TAB = `${performance.timeOrigin} ${Math.random()}`;

/** How long a game that is over, or that nobody has played in, can still be found at its address. */
const FORGOTTEN_AFTER = 86_400_000;

const running = (mode: IDBTransactionMode): Promise<IDBObjectStore> => openStore('running', mode);

const read = async (store: IDBObjectStore, id: string): Promise<OwnedGame | undefined> =>
  (await answerTo(store.get(id))) as OwnedGame | undefined;

/** The game of an address, taken over by this tab. */
export async function takeRunning(id: string): Promise<SavedGame | undefined> {
  const store = await running('readwrite');
  const saved = await read(store, id);
  if (saved !== undefined) await answerTo(store.put({ ...saved, tab: THIS_TAB } satisfies OwnedGame));
  return saved;
}

/** Saves a game as it is now. False if another tab has taken it over: that one's steps stand. */
export async function saveRunning(game: SavedGame): Promise<boolean> {
  const store = await running('readwrite');
  const before = await read(store, game.id);
  if (before !== undefined && before.tab !== THIS_TAB) return false;
  await answerTo(store.put({ ...game, tab: THIS_TAB } satisfies OwnedGame));
  return true;
}

/** The games that can be continued, the last played first. What nobody will continue is cleared away on the occasion. */
export async function gamesToContinue(now: number): Promise<SavedGame[]> {
  const store = await running('readwrite');
  const all = (await answerTo(store.getAll())) as SavedGame[];
  const canGoOn = (game: SavedGame): boolean => game.turn !== null && isBegun(game);
  const forgotten = all.filter((game) => !canGoOn(game) && now - game.at > FORGOTTEN_AFTER);
  await Promise.all(forgotten.map(({ id }) => answerTo(store.delete(id))));
  return all.filter(canGoOn).sort((a, b) => b.at - a.at);
}

export async function removeRunning(id: string): Promise<void> {
  await answerTo((await running('readwrite')).delete(id));
}
