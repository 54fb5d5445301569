import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject, onTestFinished } from 'vitest';
import { type Backend, backendAt, type BackendName } from './backend-at.ts';
import type { Store } from '../store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The services that this run of the tests is on; without them it is on SQLite and the bus of one process. */
    services?: { readonly postgres: string; readonly nats: string };
  }
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'grove-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * An empty backend that can be opened several times: a SQLite file, or a schema of PostgreSQL with subjects of NATS. All tests of the server
 * run once on each.
 */
export async function newBackend(): Promise<{ readonly name: BackendName; readonly open: () => Promise<Backend> }> {
  const services = inject('services');
  const name: BackendName =
    services === undefined
      ? { file: join(folder(), 'grove.db') }
      : { ...services, prefix: await newSchema(services.postgres) };
  return { name, open: () => opened(name) };
}

/** A store and a bus of their own. */
export async function openBackend(): Promise<Backend> {
  return inject('services') === undefined ? opened({ file: ':memory:' }) : (await newBackend()).open();
}

export const newStore = async (): Promise<Store> => (await openBackend()).store;

/** Closed by the test, or after it. */
async function opened(name: BackendName): Promise<Backend> {
  const backend = await backendAt(name);
  onTestFinished(async () => {
    await backend.bus.close();
    await backend.store.close().catch(() => undefined);
  });
  return backend;
}

async function newSchema(url: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`;
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create schema ${sql(name)}`;
  await sql.end();
  return name;
}
