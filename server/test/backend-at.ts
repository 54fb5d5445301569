import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { NatsBus } from '../bus/nats.ts';
import { postgresStore } from '../store/postgres/postgres.ts';
import { sqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';

/** Where tables are kept, as data that can go to another process. */
export type BackendName =
  | { readonly file: string }
  | { readonly postgres: string; readonly nats: string; readonly prefix: string };

export interface Backend {
  readonly store: Store;
  readonly bus: Bus;
}

export async function backendAt(name: BackendName): Promise<Backend> {
  if ('file' in name) return { store: sqliteStore(name.file), bus: localBus() };
  const store = await postgresStore(`${name.postgres}?search_path=${name.prefix}`);
  return { store, bus: new NatsBus(name.nats, name.prefix) };
}
