import { parentPort, workerData } from 'node:worker_threads';
import { answering, type Ask, type GameWithBots } from '@grove/bots';

/** A bot's thread: it loads the games, then answers one question after the other. */
const { games } = workerData as { readonly games: string };
const { gameModules } = (await import(games)) as { readonly gameModules: readonly GameWithBots[] };
const answer = answering({ games: gameModules, now: () => performance.now() });

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answer(ask)));
