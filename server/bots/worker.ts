import { parentPort, workerData } from 'node:worker_threads';
import { type Advisor, answering, type Ask, openFrom } from '@grove/bots';
import type { Box } from '@grove/kernel';

/** What the module of the games exports. */
interface Games {
  readonly boxes: readonly Box[];
  readonly advisors: Readonly<Record<string, Advisor>>;
}

/** A bot's thread: it loads the games, then answers one question after the other. */
const { games } = workerData as { readonly games: string };
const { boxes, advisors } = (await import(games)) as Games;
const answer = answering({ open: openFrom(boxes, advisors), now: () => performance.now() });

parentPort?.on('message', (ask: Ask) => void answer(ask, (said) => parentPort?.postMessage(said)));
