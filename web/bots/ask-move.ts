import type { Seat } from '@grove/kernel';
import { type Answer, type BotClient, type ChooseQuestion, thinkingTime } from '@grove/bots';
import { useSettings } from '../settings/store.ts';
import { reportBotFailure } from './failures.ts';
import { openBotClient } from './open-client.ts';

/** What a bot in the page is asked. */
export type MoveQuestion = Omit<ChooseQuestion, 'kind' | 'allowance'>;

export interface AskedMove {
  /** Undefined when the bot could not think, which is reported, and when it was called off. */
  readonly move: Promise<unknown>;
  readonly callOff: () => void;
}

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

/** Asks a bot of the page. `inARow` is how many bots think one after the other until a person can go on. */
export function askMove(question: MoveQuestion, inARow = 1): AskedMove {
  const { game, bot, seat } = question;
  const allowance = { milliseconds: thinkingTime(bot, useSettings.getState().thinking, inARow) };
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
