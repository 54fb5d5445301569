import { itemAt, type Seat } from '@grove/kernel';
import { type Answer, type BotClient, type ChooseQuestion, LEVELS } from '@grove/bots';
import { type Chosen, useSettings } from '../settings/store.ts';
import { reportBotFailure } from './failures.ts';
import { openBotClient } from './open-client.ts';

/** What a bot in the page is asked. */
export type MoveQuestion = Omit<ChooseQuestion, 'kind' | 'allowance'>;

export interface AskedMove {
  /** Undefined when the bot could not think, which is reported, and when it was called off. */
  readonly move: Promise<unknown>;
  readonly callOff: () => void;
}

interface ThinkingTime {
  /** Milliseconds for a decision of one bot. */
  readonly alone: number;
  /** What bots that think one after the other may take together: nobody waits longer for them. */
  readonly together: number;
}

/** The strongest level uses all of the time that it is given. */
const STRONGEST: string = itemAt(LEVELS, LEVELS.length - 1);
const STRONGEST_TIMES: Readonly<Record<Chosen['thinking'], ThinkingTime>> = {
  quick: { alone: 400, together: 800 },
  normal: { alone: 1200, together: 1800 },
  deep: { alone: 4000, together: 8000 },
};
/** All others answer much sooner as a rule. */
const USUAL_TIME = 400;
/** One core is left to the page. */
const MOST_WORKERS = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

const clients: BotClient[] = [];

/** Bots think in a few workers, each started with its first question. A seat keeps its worker, where its plans are. */
function clientOf(seat: Seat): BotClient {
  const worker = seat % MOST_WORKERS;
  const client = clients[worker] ?? openBotClient();
  clients[worker] = client;
  return client;
}

/** How many of these bots think one after the other: all if each must see what the one before did, else those in one worker. */
export const botsInARow = (bots: number, atOnce: boolean): number => (atOnce ? Math.ceil(bots / MOST_WORKERS) : bots);

function timeFor(bot: string, inARow: number): number {
  if (bot !== STRONGEST) return USUAL_TIME;
  const { alone, together } = STRONGEST_TIMES[useSettings.getState().thinking];
  return Math.min(alone, together / inARow);
}

/** Asks a bot of the page. `inARow` is how many bots think one after the other until a person can go on. */
export function askMove(question: MoveQuestion, inARow = 1): AskedMove {
  const { game, bot, seat } = question;
  const allowance = { milliseconds: timeFor(bot, inARow) };
  const { answer, callOff } = clientOf(seat).ask({ ...question, kind: 'choose', allowance });
  return { move: answer.then((said) => moveOf(said, game, bot)), callOff };
}

function moveOf(said: Answer, game: string, bot: string): unknown {
  if (said.kind === 'chosen') return said.move;
  if (said.kind === 'failed' && said.reason !== 'called-off') {
    reportBotFailure({ game, asked: bot, reason: said.reason, message: said.message });
  }
  return undefined;
}
