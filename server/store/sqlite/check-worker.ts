import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from './integrity.ts';

/** Checks a whole database in a thread of its own, since that takes long. */
parentPort?.postMessage(damageIn(String(workerData)));
