import { noticeWords } from './notice-words.ts';

/** What the server sends; see docs/PROTOCOL.md. */
interface Notice {
  readonly kind: string;
  readonly table: string;
  readonly game: string;
}

/** Where the page writes its language down, for a worker has no settings of its own. */
const NOTES = 'grove-notes';
const LANGUAGE = '/language';

const SAFE = /^[\w-]{1,32}$/;

/** Shows what the server tells of tables, and brings whoever clicks to the table. */
export function tellOfTables(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(scope, String(event.notification.data)));
  });
}

async function show(scope: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const notice = readNotice(data);
  const { titleOf, kinds, body } = noticeWords(await language());
  const kind = Object.hasOwn(kinds, notice.kind) ? (notice.kind as 'turn') : 'turn';
  await scope.registration.showNotification(kinds[kind], {
    body: body(titleOf(notice.game)),
    // A newer one of the same table takes the place of the older.
    tag: notice.table,
    icon: '/icons/192.png',
    data: SAFE.test(notice.table) ? `/table/${notice.table}` : '/friends',
  });
}

/** A browser insists on showing something, also for a message that makes no sense. */
function readNotice(data: PushMessageData | null): Notice {
  try {
    const { kind = 'turn', table = '', game = '' } = (data?.json() ?? {}) as Partial<Notice>;
    return { kind, table, game };
  } catch {
    return { kind: 'turn', table: '', game: '' };
  }
}

async function language(): Promise<string> {
  const noted = await (await caches.open(NOTES)).match(LANGUAGE);
  return noted === undefined ? navigator.language.slice(0, 2) : noted.text();
}

/** To a window that has the table open, else to any window of ours, else to a new one. */
async function goTo(scope: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) await there.focus();
  else await scope.clients.openWindow(path);
}
