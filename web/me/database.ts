import type { KeptGame } from '@grove/game-kit';
import { answerTo, openStore } from '../storage/database.ts';

/** A game as it lies in the database, and in files: there who sat where has always been called its plan. */
type StoredGame = Omit<KeptGame, 'seating'> & { readonly plan: KeptGame['seating'] };

const keptFrom = ({ plan, ...game }: StoredGame): KeptGame => ({ ...game, seating: plan });

const games = (mode: IDBTransactionMode): Promise<IDBObjectStore> => openStore('games', mode);

/** All games, in the order in which they ended. */
export async function allGames(): Promise<KeptGame[]> {
  const stored = (await answerTo((await games('readonly')).getAll())) as StoredGame[];
  return stored.map(keptFrom).sort((a, b) => a.at - b.at);
}

/** Adds games; one that is there already stays as it is. */
export async function addGames(added: readonly KeptGame[]): Promise<void> {
  const store = await games('readwrite');
  await Promise.all(
    added.map(async ({ seating, ...game }) => {
      const stored: StoredGame = { ...game, plan: seating };
      if ((await answerTo(store.getKey(game.id))) === undefined) await answerTo(store.add(stored));
    }),
  );
}

/** Puts a game in the place of the one with the same id. */
export async function putGame({ seating, ...game }: KeptGame): Promise<void> {
  const stored: StoredGame = { ...game, plan: seating };
  await answerTo((await games('readwrite')).put(stored));
}

export async function deleteGame(id: string): Promise<void> {
  await answerTo((await games('readwrite')).delete(id));
}

export async function deleteGames(): Promise<void> {
  await answerTo((await games('readwrite')).clear());
}
