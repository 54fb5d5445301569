import { Worker } from 'node:worker_threads';
import { BotClient, type Later, type OpenPort, patienceFor, type Said } from '@grove/bots';

/** The module that exports the loaded games; tests bring others. */
const GAMES = import.meta.resolve('@grove/games/loaded');
/** A thread loads the games before its first answer, on a machine that may be busy: no bot is given up for that. */
const STARTING = 15_000;

/** Opens a thread for bots. A thread that ends without being stopped has crashed. */
const threadPort =
  (games: string = GAMES): OpenPort =>
  (onMessage, onCrash) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { games } });
    worker.on('message', (said: Said) => onMessage(said));
    worker.on('error', (error) => onCrash(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => onCrash(`the thread ended with code ${code}`));
    return {
      post: (ask) => worker.postMessage(ask),
      stop: () => void worker.terminate(),
    };
  };

const later: Later = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** A bot thread as tables use it: see `BotClient`. */
export const botThread = (games?: string, starting = STARTING): BotClient =>
  new BotClient(threadPort(games), later, (allowance) => patienceFor(allowance) + starting);
