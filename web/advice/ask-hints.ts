import type { BotClient, HintData, HintsQuestion } from '@grove/bots';
import { reportBotFailure } from '../bots/failures.ts';
import { openBotClient } from '../bots/open-client.ts';

/** How long somebody who asked for a hint waits. */
const ALLOWANCE = { milliseconds: 1500 };

let client: BotClient | undefined;

/** What advice is wanted about. */
export type HintQuestion = Pick<HintsQuestion, 'game' | 'view' | 'seat'>;

export interface AskedHints {
  /** The best few ways to go on, the best first; none when something went wrong, undefined when called off. */
  readonly hints: Promise<readonly HintData[] | undefined>;
  readonly callOff: () => void;
}

/** Asks in a worker of its own, which is started with the first question and stopped when one is called off. */
export function askHints(question: HintQuestion): AskedHints {
  client ??= openBotClient();
  const seed = crypto.randomUUID();
  const { answer, callOff } = client.ask({ ...question, kind: 'hints', seed, allowance: ALLOWANCE });
  const hints = answer.then((said) => {
    if (said.kind === 'hints') return said.hints;
    if (said.kind !== 'failed') return [];
    if (said.reason === 'called-off') return undefined;
    reportBotFailure({ game: question.game, asked: 'hints', reason: said.reason, message: said.message });
    return [];
  });
  return { hints, callOff };
}
