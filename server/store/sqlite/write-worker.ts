import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './open.ts';
import type { WriteReply } from './write-thread.ts';
import { inOneTransaction, type WriteCall } from './transaction.ts';
import { writesOn } from './writes.ts';

const database = openDatabase(String(workerData));
const writes = writesOn(database);

function write(calls: readonly WriteCall[]): WriteReply {
  try {
    return { results: inOneTransaction(database, writes, calls) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { error: { message, code: code ?? 'ERR_SQLITE_ERROR' } };
  }
}

parentPort?.on('message', (calls: readonly WriteCall[]) => parentPort?.postMessage(write(calls)));
