import { BotClient, type Later, type OpenPort, patienceFor, type Said } from '@grove/bots';

/** Milliseconds: a worker loads the game before its first answer, on a phone that may be slow. */
const STARTING = 20_000;

const openPort: OpenPort = (onMessage, onCrash) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => onMessage(data));
  worker.addEventListener('error', ({ message }) => onCrash(message));
  return { post: (ask) => worker.postMessage(ask), stop: () => worker.terminate() };
};

const later: Later = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** Play, hints and reviews have a client each, because to call a question off is to stop its worker. */
export const openBotClient = (): BotClient =>
  new BotClient(openPort, later, (allowance) => patienceFor(allowance) + STARTING);
