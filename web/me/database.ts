import type { KeptGame } from '@grove/game-kit';
import { orWithout } from '../local-game/without-database.ts';
import { answerTo, openStore } from '../storage/database.ts';
import { addPlain, forgetAllPlain, forgetPlain, plainGames, putPlain } from './plain-games.ts';

/** A game as it lies in the database, and in files: there who sat where has always been called its plan. */
type StoredGame = Omit<KeptGame, 'seating'> & { readonly plan: KeptGame['seating'] };

const keptFrom = ({ plan, ...game }: StoredGame): KeptGame => ({ ...game, seating: plan });

const games = (mode: IDBTransactionMode): Promise<IDBObjectStore> => openStore('games', mode);

async function storedGames(): Promise<KeptGame[]> {
  // What was kept without a database is among the others once there is one.
  const waiting = plainGames();
  if (waiting.length > 0) {
    await addStored(waiting);
    forgetAllPlain();
  }
  const stored = (await answerTo((await games('readonly')).getAll())) as StoredGame[];
  return stored.map(keptFrom).sort((a, b) => a.at - b.at);
}

async function addStored(added: readonly KeptGame[]): Promise<void> {
  const store = await games('readwrite');
  await Promise.all(
    added.map(async ({ seating, ...game }) => {
      const stored: StoredGame = { ...game, plan: seating };
      if ((await answerTo(store.getKey(game.id))) === undefined) await answerTo(store.add(stored));
    }),
  );
}

async function putStored({ seating, ...game }: KeptGame): Promise<void> {
  const stored: StoredGame = { ...game, plan: seating };
  await answerTo((await games('readwrite')).put(stored));
}

/** All games, in the order in which they ended; where the browser has no database, the last few. */
export const allGames = (): Promise<KeptGame[]> => orWithout(storedGames, plainGames);

/** Adds games; one that is there already stays as it is. */
export const addGames = (added: readonly KeptGame[]): Promise<void> =>
  orWithout(
    () => addStored(added),
    () => addPlain(added),
  );

/** Puts a game in the place of the one with the same id. */
export const putGame = (game: KeptGame): Promise<void> =>
  orWithout(
    () => putStored(game),
    () => putPlain(game),
  );

export const deleteGame = (id: string): Promise<void> =>
  orWithout(
    async () => answerTo((await games('readwrite')).delete(id)),
    () => forgetPlain(id),
  );

export const deleteGames = (): Promise<void> =>
  orWithout(async () => answerTo((await games('readwrite')).clear()), forgetAllPlain);
