import { parentPort, workerData } from 'node:worker_threads';
import { answering, type Ask, type Knowledge } from '@grove/bots';

/** A bot's thread: it loads the games, then answers one question after the other. */
const { games } = workerData as { readonly games: string };
const { boxes, advisors } = (await import(games)) as Pick<Knowledge, 'boxes' | 'advisors'>;
const answer = answering({ boxes, advisors, now: () => performance.now() });

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answer(ask)));
