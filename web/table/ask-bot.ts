import type { BotQuestion } from './bot-question.ts';
import { type BotAnswer, openWorker, tellWorker } from './worker-protocol.ts';

interface Waiting {
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** One worker for the page, started when a bot is first asked, and anew after one that died. */
function theWorker(): Worker {
  if (worker === undefined) {
    worker = openWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => settle(data));
    worker.addEventListener('error', ({ message }) => {
      worker?.terminate();
      worker = undefined;
      for (const id of waiting.keys()) settle({ id, failed: message });
    });
  }
  return worker;
}

function settle(answer: BotAnswer): void {
  const asking = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('failed' in answer) asking?.reject(new Error(answer.failed));
  else asking?.resolve(answer.move);
}

/** What the bot would play; rejects when it could not think. */
export function askBot(question: BotQuestion): Promise<unknown> {
  const id = asked++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    tellWorker(theWorker(), { kind: 'play', id, question });
  });
}
