import { type Answer, type Ask, BotClient, type HintData, type Later, type OpenPort, patienceFor } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { openWorker, tellWorker } from '../local-game/worker-protocol.ts';

/** How long somebody who asked for a hint waits. */
const THINKING = { milliseconds: 1500 };
/** A worker loads the game before its first answer, on a phone that may be slow. */
const STARTING = 20_000;

const openPort: OpenPort = (onAnswer, onCrash) => {
  const worker = openWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener('error', ({ message }) => onCrash(message));
  return {
    post: (ask) => tellWorker(worker, { kind: 'advise', ask }),
    stop: () => worker.terminate(),
  };
};

const later: Later = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

let client: BotClient | undefined;
let asked = 0;

/** What advice is wanted about. */
export interface HintQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

export interface Asked {
  /** The best few ways to go on, the best first; none when something went wrong, undefined when called off. */
  readonly hints: Promise<readonly HintData[] | undefined>;
  readonly callOff: () => void;
}

/** Asks in a worker of its own, which is started with the first question and stopped when one is called off. */
export function askHints(question: HintQuestion): Asked {
  client ??= new BotClient(openPort, later, (allowance) => patienceFor(allowance) + STARTING);
  const asking = client;
  const id = asked++;
  const ask: Ask = {
    kind: 'hints',
    id,
    table: '',
    bot: '',
    seed: crypto.randomUUID(),
    allowance: THINKING,
    ...question,
  };
  const hints = asking.ask(ask).then((answer) => {
    if (answer.kind === 'hints') return answer.hints;
    return answer.kind === 'failed' && answer.reason === 'called-off' ? undefined : [];
  });
  return { hints, callOff: () => asking.callOff(id) };
}
