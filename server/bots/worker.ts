import { parentPort, workerData } from 'node:worker_threads';
import { answering, type Ask, openFrom, type PlayableGame } from '@grove/bots';

/** A bot's thread: it loads the games, then answers one question after the other. */
const { games } = workerData as { readonly games: string };
const { gameModules } = (await import(games)) as { readonly gameModules: readonly PlayableGame[] };
const answer = answering({ open: openFrom(gameModules), now: () => performance.now() });

parentPort?.on('message', (ask: Ask) => void answer(ask, (said) => parentPort?.postMessage(said)));
