import { RecentlyUsed, BadInput, type Bot, type BotMaker, type Budget, type Game, SeededChance } from '@grove/kernel';
import type { Advisor } from '../advisor.ts';
import { playoutBudget, timeBudget } from '../budget.ts';
import { reviewRecord } from '../review/review-record.ts';
import { hintsFor } from '../search/hints.ts';
import {
  type Allowance,
  type Answer,
  type Ask,
  type ChooseAsk,
  failed,
  type HintsAsk,
  type ReviewAsk,
  type Said,
} from './protocol.ts';

/** What a worker needs to know of a game. */
export interface PlayableGame {
  readonly game: Game;
  readonly bots: Readonly<Record<string, BotMaker>>;
  /** Gives hints and reviews; not every game has one. */
  readonly advisor?: Advisor;
}

/** Finds a game among those that are loaded already, as `Knowledge` wants it. */
export const openFrom =
  (games: readonly PlayableGame[]) =>
  (id: string): PlayableGame | undefined =>
    games.find(({ game }) => game.id === id);

/** What a worker needs to answer questions. */
export interface Knowledge {
  /** Finds a game by its id; undefined if there is none. */
  readonly open: (game: string) => PlayableGame | undefined | Promise<PlayableGame | undefined>;
  /** The worker's clock, in milliseconds. */
  readonly now: () => number;
  /** For how many tables bots are kept. */
  readonly tables?: number;
}

const HINTS = 3;
/** Milliseconds in which a review has looked at every decision once. */
const FIRST_LOOK = 3500;
/** A bot and its plans are a few kilobytes; a table that is forgotten only costs its bots a search. */
const TABLES = 1000;

export const budgetFor = (allowance: Allowance, now: () => number): Budget =>
  'milliseconds' in allowance ? timeBudget(allowance.milliseconds, now) : playoutBudget(allowance.playouts);

/**
 * The worker's side of the protocol. Bots are made once for each table and kept, because a bot remembers by seat what it
 * means to play next. One that throws has crashed, and that is the answer.
 */
export function answering({
  open,
  now,
  tables = TABLES,
}: Knowledge): (ask: Ask, say: (said: Said) => void) => Promise<void> {
  const botsByTable = new RecentlyUsed<Map<string, Bot>>(tables);
  const botFor = ({ table, game, bot }: ChooseAsk, opened: PlayableGame): Bot => {
    const bots = botsByTable.get(table) ?? new Map<string, Bot>();
    botsByTable.set(table, bots);
    const name = `${game}/${bot}`;
    const known = bots.get(name) ?? makeBot(opened, bot);
    bots.set(name, known);
    return known;
  };
  const answerTo = (ask: Ask, opened: PlayableGame, say: (said: Said) => void): Answer => {
    if (ask.kind === 'hints') return hints(ask, opened, now);
    if (ask.kind === 'review') return review(ask, opened, now, say);
    const { id, view, seat, seed, allowance } = ask;
    const move = botFor(ask, opened).choose(view, seat, SeededChance.from(seed), budgetFor(allowance, now));
    return { kind: 'chosen', id, move };
  };
  return async (ask, say) => {
    try {
      const opened = await open(ask.game);
      if (opened === undefined) throw new BadInput(`unknown game "${ask.game}"`);
      say(answerTo(ask, opened, say));
    } catch (error) {
      say(failed(ask.id, 'crashed', error instanceof Error ? error.message : String(error)));
    }
  };
}

function makeBot({ game, bots }: PlayableGame, name: string): Bot {
  const make = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (make === undefined) throw new BadInput(`unknown bot "${name}"`);
  return make(game);
}

function demandAdvisor({ advisor }: PlayableGame, game: string): Advisor {
  if (advisor === undefined) throw new BadInput(`there are no hints and reviews for ${game}`);
  return advisor;
}

function hints({ id, game, view, seat, seed, allowance }: HintsAsk, opened: PlayableGame, now: () => number): Answer {
  const { evaluator, settings } = demandAdvisor(opened, game);
  const root = { game: opened.game, evaluator, view, seat };
  const found = hintsFor(root, HINTS, settings, SeededChance.from(seed), budgetFor(allowance, now));
  return { kind: 'hints', id, hints: found };
}

function review(
  { id, game, record, seats, seed, allowance }: ReviewAsk,
  opened: PlayableGame,
  now: () => number,
  say: (said: Said) => void,
): Answer {
  const advisor = demandAdvisor(opened, game);
  const budgets = {
    fine: () => budgetFor(allowance, now),
    coarse: (decisions: number) => timeBudget(FIRST_LOOK / Math.max(1, decisions), now),
  };
  for (const decision of reviewRecord(opened.game, advisor, record, seats, seed, budgets)) {
    say({ kind: 'decision', id, decision });
  }
  return { kind: 'reviewed', id };
}
