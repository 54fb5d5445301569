import type { KeptGame } from '@grove/game-kit';

/** The browser's own database. Its version rises when what is kept changes its shape. */
const NAME = 'grove';
const VERSION = 1;
const GAMES = 'games';

const answerTo = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES, { keyPath: 'id' }));
  const database = await answerTo(request);
  const transaction = database.transaction(GAMES, mode);
  transaction.addEventListener('complete', () => database.close());
  return transaction.objectStore(GAMES);
}

/** All games, in the order in which they ended. */
export async function allGames(): Promise<KeptGame[]> {
  const kept = (await answerTo((await games('readonly')).getAll())) as KeptGame[];
  return kept.sort((a, b) => a.at - b.at);
}

/** Adds games; one that is there already stays as it is. */
export async function addGames(added: readonly KeptGame[]): Promise<void> {
  const store = await games('readwrite');
  await Promise.all(
    added.map(async (game) => {
      if ((await answerTo(store.getKey(game.id))) === undefined) await answerTo(store.add(game));
    }),
  );
}

export async function deleteGame(id: string): Promise<void> {
  await answerTo((await games('readwrite')).delete(id));
}

export async function deleteGames(): Promise<void> {
  await answerTo((await games('readwrite')).clear());
}
