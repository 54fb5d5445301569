import { answerTo, openStore, whenWritten } from '../storage/database.ts';
import { canGoOn, type SavedGame } from './saved-game.ts';
import { forgetAllUnsaved, forgetUnsaved, isFurther, type OwnedGame, THIS_TAB, unsavedGames } from './unsaved-games.ts';
import { orWithout, stayUnsaved, unsavedToContinue } from './without-database.ts';

/** How long a game that is over, or that nobody has played in, can still be found at its address. */
const FORGOTTEN_AFTER = 86_400_000;

const running = (mode: IDBTransactionMode): Promise<IDBObjectStore> => openStore('running', mode);

const read = async (store: IDBObjectStore, id: string): Promise<OwnedGame | undefined> =>
  (await answerTo(store.get(id))) as OwnedGame | undefined;

/** Saves what pages left behind that were closed before the database had it. */
async function saveLeftBehind(): Promise<void> {
  const left = unsavedGames();
  if (left.length === 0) return;
  const store = await running('readwrite');
  const write = async (game: OwnedGame) => {
    if (isFurther(game, await read(store, game.id))) await answerTo(store.put(game));
  };
  await Promise.all(left.map(write));
  await whenWritten(store);
  for (const game of left) forgetUnsaved(game);
}

/** The game of an address, taken over by this tab. */
export const takeRunning = (id: string): Promise<SavedGame | undefined> =>
  orWithout(
    () => takeStored(id),
    () => unsavedGames().find((game) => game.id === id),
  );

async function takeStored(id: string): Promise<SavedGame | undefined> {
  await saveLeftBehind();
  const store = await running('readwrite');
  const saved = await read(store, id);
  if (saved !== undefined) await answerTo(store.put({ ...saved, tab: THIS_TAB } satisfies OwnedGame));
  return saved;
}

/** Saves a game that is kept as it is now. False if another tab has taken it over: that one's steps stand. */
export const saveRunning = (game: SavedGame): Promise<boolean> =>
  orWithout(
    () => saveStored(game),
    () => {
      stayUnsaved(game);
      return true;
    },
  );

async function saveStored(game: SavedGame): Promise<boolean> {
  const owned: OwnedGame = { ...game, tab: THIS_TAB };
  const store = await running('readwrite');
  const before = await read(store, game.id);
  const isMine = before === undefined || before.tab === THIS_TAB;
  if (isMine) {
    await answerTo(store.put(owned));
    await whenWritten(store);
  }
  forgetUnsaved(owned);
  return isMine;
}

/** The games that can be continued, the last played first. What nobody will continue is cleared away on the occasion. */
export const gamesToContinue = (now: number): Promise<SavedGame[]> =>
  orWithout(() => storedToContinue(now), unsavedToContinue);

async function storedToContinue(now: number): Promise<SavedGame[]> {
  await saveLeftBehind();
  const store = await running('readwrite');
  const all = (await answerTo(store.getAll())) as SavedGame[];
  const forgotten = all.filter((game) => !canGoOn(game) && now - game.at > FORGOTTEN_AFTER);
  await Promise.all(forgotten.map(({ id }) => answerTo(store.delete(id))));
  return all.filter(canGoOn).sort((a, b) => b.at - a.at);
}

export async function removeRunning(id: string): Promise<void> {
  forgetAllUnsaved(id);
  await orWithout(
    () => removeStored(id),
    () => undefined,
  );
}

async function removeStored(id: string): Promise<void> {
  const store = await running('readwrite');
  await answerTo(store.delete(id));
  await whenWritten(store);
}
