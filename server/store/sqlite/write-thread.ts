import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { inOneTransaction, type WriteCall } from './transaction.ts';
import { writesOn } from './writes.ts';

/** Carries out a group of calls in one transaction and returns their results. */
export interface WriteThread {
  write(calls: readonly WriteCall[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Writes in the caller's thread: for databases in memory, which no other thread can open, and for tests. */
export function writeInThisThread(database: DatabaseSync): WriteThread {
  const writes = writesOn(database);
  return {
    write: async (calls) => inOneTransaction(database, writes, calls),
    close: async () => undefined,
  };
}

/** What the thread answers for a group. */
export type WriteReply = { readonly results: unknown[] } | { readonly error: { message: string; code: string } };

/** Writes in a thread of its own, so that waiting for the disk does not block the event loop. */
export function writeInOwnThread(file: string): WriteThread {
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { workerData: file });
  let settle: ((reply: WriteReply) => void) | undefined;
  let broken: Error | undefined;
  worker.on('message', (reply: WriteReply) => settle?.(reply));
  worker.on('error', (error) => {
    broken = error;
    settle?.({ error: { message: error.message, code: 'ERR_SQLITE_THREAD' } });
  });
  return {
    write: async (calls: readonly WriteCall[]) => {
      if (broken !== undefined) throw broken;
      const reply = await new Promise<WriteReply>((resolve) => {
        settle = resolve;
        worker.postMessage(calls);
      });
      if ('results' in reply) return reply.results;
      throw Object.assign(new Error(reply.error.message), { code: reply.error.code });
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
