import { noticeWords } from './notice-words.ts';

/** What the server sends; see docs/PROTOCOL.md. */
interface Notice {
  readonly kind: string;
  readonly path: string;
  readonly table: string;
  readonly game: string;
  /** Of a club or a tournament; a table may belong to a round of one. */
  readonly title: string;
  readonly round: number;
}

/** Where the page writes its language down, for a worker has no settings of its own. */
const NOTES = 'grove-notes';
const LANGUAGE = '/language';

/** A page of ours. */
const SAFE = /^(?:\/[\w-]{1,32}){1,3}$/;

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
  const { titleOf, kinds, body, roundOf } = noticeWords(await language());
  const kind = Object.hasOwn(kinds, notice.kind) ? (notice.kind as 'turn') : 'turn';
  const { table, game, title, round } = notice;
  // A server of before names the table alone.
  const path = notice.path || `/table/${table}`;
  const named = round === 0 ? title : `${title}, ${roundOf(round)}`;
  await scope.registration.showNotification(kinds[kind], {
    body: title === '' ? body(titleOf(game)) : named,
    // A newer one of the same table takes the place of the older.
    tag: table || path,
    icon: '/icons/192.png',
    data: SAFE.test(path) ? path : '/friends',
  });
}

const NOTHING: Notice = { kind: 'turn', path: '', table: '', game: '', title: '', round: 0 };

/** A browser insists on showing something, also for a message that makes no sense. */
function readNotice(data: PushMessageData | null): Notice {
  try {
    return { ...NOTHING, ...(data?.json() as Partial<Notice> | undefined) };
  } catch {
    return NOTHING;
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
