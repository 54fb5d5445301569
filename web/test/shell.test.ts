import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's caches, as far as the worker uses them. */
class Caches {
  readonly kept = new Map<string, Map<string, string>>();

  async open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    return {
      put: async (path: string, response: Response) => void files.set(path, await response.text()),
      match: async (path: string) => (files.has(path) ? new Response(files.get(path)) : undefined),
    };
  }

  async match(path: string) {
    const files = [...this.kept.values()].find((candidate) => candidate.has(path));
    return files && new Response(files.get(path));
  }

  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

/** The scope of a worker: takes its listeners, and lets the test speak to them. */
class Scope {
  readonly location = { origin: 'https://grove.example' };
  readonly clients = { claim: vi.fn<() => Promise<void>>(async () => undefined) };
  readonly skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
  readonly #listeners = new Map<string, (event: unknown) => void>();

  addEventListener(kind: string, listener: (event: unknown) => void): void {
    this.#listeners.set(kind, listener);
  }

  async tell(kind: string, event: object = {}): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.#listeners.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  }

  async ask(path: string, mode = 'no-cors'): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode, url: this.location.origin + path };
    this.#listeners.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
    return (await answer)?.text();
  }
}

const asked: string[] = [];
let caches: Caches;

beforeEach(() => {
  caches = new Caches();
  asked.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string | { url: string }, init?: RequestInit) => {
    const address = typeof path === 'string' ? path : new URL(path.url).pathname;
    asked.push(`${address} ${init?.cache ?? ''}`.trim());
    return address.includes('gone') ? new Response('', { status: 404 }) : new Response(`net ${address}`);
  });
});

/** The worker of a build, installed and active. */
async function worker(version: string, files: readonly string[]): Promise<Scope> {
  vi.stubGlobal('SHELL', { version, files });
  vi.resetModules();
  const { keepShell } = await import('../worker/shell.ts');
  const scope = new Scope();
  keepShell(scope);
  await scope.tell('install');
  return scope;
}

const FILES = ['/index.html', '/assets/a-1.js'];

test('all files are kept, and every page is answered from them', async () => {
  const scope = await worker('one', FILES);
  asked.length = 0;
  expect(await scope.ask('/play/anything', 'navigate')).toBe('net /index.html');
  expect(await scope.ask('/assets/a-1.js')).toBe('net /assets/a-1.js');
  expect(await scope.ask('/api/v1/tables')).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a build of which a file is missing is not taken', async () => {
  await expect(worker('one', [...FILES, '/assets/gone.js'])).rejects.toThrow('/assets/gone.js: 404');
});

test('the next build loads only what is new, waits to be asked, and leaves the files of open windows', async () => {
  await worker('one', FILES);
  asked.length = 0;
  const scope = await worker('two', ['/index.html', '/assets/a-1.js', '/assets/b-2.js']);
  // What has no hash in its name may be an old one in the browser's usual cache.
  expect(asked).toEqual(['/index.html no-cache', '/assets/b-2.js default']);
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await scope.tell('message', { data: 'take-over' });
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  await scope.tell('activate');
  expect(scope.clients.claim).toHaveBeenCalledTimes(1);
  expect(await scope.ask('/assets/a-1.js')).toBe('net /assets/a-1.js');
  const third = await worker('three', ['/index.html']);
  await third.tell('activate');
  expect([...caches.kept.keys()]).toEqual(['grove-shell-two', 'grove-shell-three']);
});

test('what the browser has cleared comes from the network', async () => {
  const scope = await worker('one', FILES);
  caches.kept.clear();
  expect(await scope.ask('/assets/a-1.js')).toBe('net /assets/a-1.js');
});
