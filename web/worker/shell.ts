import { answerFrom } from './answer.ts';

/** What the build has made: a name for exactly these files, and their paths. The build writes it in. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] };

const NAME = 'grove-shell-';
/** The page that was open before an update may still ask for its own files. */
const KEPT = 2;
/** However a file was compressed on its way, it is the same file. */
const ANYHOW = { ignoreVary: true };
const { version, files } = SHELL;
const current = NAME + version;

/** Keeps all files of this build, answers with them, and waits to take over until the page says so. */
export function keepShell(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(fill()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope)));
  scope.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void scope.skipWaiting();
  });
  scope.addEventListener('fetch', (event) => {
    const { origin } = scope.location;
    const answer = answerFrom(event.request, origin, files);
    if (answer !== undefined) event.respondWith(answered(answer, event.request));
  });
}

/** Files with their hash in their name never change and are taken from where they are; the others are asked for anew. */
async function fill(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(
    files.map(async (path) => {
      const isHashed = path.startsWith('/assets/');
      const known = isHashed ? await caches.match(path, ANYHOW) : undefined;
      const response = known ?? (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

async function takeOver(scope: ServiceWorkerGlobalScope): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== current);
  await Promise.all(others.slice(0, Math.max(0, others.length - KEPT + 1)).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** What is kept; what has gone missing, for a browser may clear its caches, from the network. */
async function answered(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(path, ANYHOW)) ?? (await caches.match(path, ANYHOW)) ?? fetch(request);
}
