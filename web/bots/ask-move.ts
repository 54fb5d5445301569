import { itemAt } from '@grove/kernel';
import { type Answer, type BotClient, type ChooseQuestion, LEVELS } from '@grove/bots';
import { reportBotFailure } from './failures.ts';
import { openBotClient } from './open-client.ts';

/** What a bot in the page is asked. */
export type MoveQuestion = Omit<ChooseQuestion, 'kind' | 'allowance'>;

export interface AskedMove {
  /** Undefined when the bot could not think, which is reported, and when it was called off. */
  readonly move: Promise<unknown>;
  readonly callOff: () => void;
}

/** Milliseconds for a decision. The strongest level uses all of its time; all others answer much sooner as a rule. */
const STRONGEST_TIME = 1200;
const USUAL_TIME = 400;
const STRONGEST: string = itemAt(LEVELS, LEVELS.length - 1);

let client: BotClient | undefined;

/** Asks the page's bots, all of them in one worker that is started with the first question. */
export function askMove(question: MoveQuestion): AskedMove {
  client ??= openBotClient();
  const { game, bot } = question;
  const allowance = { milliseconds: bot === STRONGEST ? STRONGEST_TIME : USUAL_TIME };
  const { answer, callOff } = client.ask({ ...question, kind: 'choose', allowance });
  return { move: answer.then((said) => moveOf(said, game, bot)), callOff };
}

function moveOf(said: Answer, game: string, bot: string): unknown {
  if (said.kind === 'chosen') return said.move;
  if (said.kind === 'failed' && said.reason !== 'called-off') {
    reportBotFailure({ game, asked: bot, reason: said.reason, message: said.message });
  }
  return undefined;
}
