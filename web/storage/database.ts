/** The browser's own database. Its version rises when another kind of thing is kept in it. */
const NAME = 'grove';
const VERSION = 2;

/** What is kept in it, each by its id: finished games, and games of this browser that go on. */
const STORES = ['games', 'running'] as const;
type StoreName = (typeof STORES)[number];

export const answerTo = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });

/** When everything written to a store is in the database for good; what was asked of it before can still be undone. */
export const whenWritten = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser keeps nothing')));
  });

/** One store for one transaction; the database is closed after it, so that a newer page can change its version. */
export async function openStore(name: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const known = request.result.objectStoreNames;
    for (const store of STORES.filter((one) => !known.contains(one))) {
      request.result.createObjectStore(store, { keyPath: 'id' });
    }
  });
  const database = await answerTo(request);
  const transaction = database.transaction(name, mode);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => database.close());
  return transaction.objectStore(name);
}
