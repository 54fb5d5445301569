import type { BotQuestion } from './bot-question.ts';
import { openWorker, tellWorker } from './worker-protocol.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (move: unknown) => void>();

/** One worker for the page, started when a bot is first asked. */
function theWorker(): Worker {
  if (worker === undefined) {
    worker = openWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly move: unknown }>) => {
      waiting.get(data.id)?.(data.move);
      waiting.delete(data.id);
    });
  }
  return worker;
}

/** What the bot would play. */
export function askBot(question: BotQuestion): Promise<unknown> {
  const id = asked++;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    tellWorker(theWorker(), { kind: 'play', id, question });
  });
}
