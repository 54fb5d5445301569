import { BadInput, type Bot, type Box, type Budget, SeededChance } from '@grove/kernel';
import type { Advisor } from '../advisor.ts';
import { milliseconds, thoughts } from '../budget.ts';
import { hintsFor } from '../search/hints.ts';
import { type Allowance, type Answer, type Ask, failed } from './protocol.ts';
import { RecentlyUsed } from './recently-used.ts';

/** What a worker needs to answer questions. */
export interface Knowledge {
  readonly boxes: readonly Box[];
  /** By game: who gives hints. */
  readonly advisors: Readonly<Record<string, Advisor>>;
  /** The worker's clock, in milliseconds. */
  readonly now: () => number;
  /** For how many tables bots are kept. */
  readonly tables?: number;
}

const HINTS = 3;
/** A bot and its plans are a few kilobytes; a table that is forgotten only costs its bots a search. */
const TABLES = 1000;

export const budgetFor = (allowance: Allowance, now: () => number): Budget =>
  'milliseconds' in allowance ? milliseconds(allowance.milliseconds, now) : thoughts(allowance.thoughts);

/**
 * The worker's side of the protocol. Bots are made once for each table and kept, because a bot remembers by seat what it
 * means to play next. One that throws has crashed, and that is the answer.
 */
export function answering({ boxes, advisors, now, tables = TABLES }: Knowledge): (ask: Ask) => Answer {
  const botsByTable = new RecentlyUsed<Map<string, Bot>>(tables);
  const botFor = ({ table, game, bot }: Ask): Bot => {
    const bots = botsByTable.get(table) ?? new Map<string, Bot>();
    botsByTable.set(table, bots);
    const name = `${game}/${bot}`;
    const known = bots.get(name) ?? makeBot(boxFor(boxes, game), bot);
    bots.set(name, known);
    return known;
  };
  return (ask) => {
    const { id, view, seat } = ask;
    const chance = SeededChance.from(ask.seed);
    const budget = budgetFor(ask.allowance, now);
    try {
      if (ask.kind === 'choose') {
        return { kind: 'chosen', id, move: botFor(ask).choose(view, seat, chance, budget) };
      }
      const { expert, settings } = advisors[ask.game];
      const question = { game: boxFor(boxes, ask.game).game, expert, view, seat };
      return { kind: 'hints', id, hints: hintsFor(question, HINTS, settings, chance, budget) };
    } catch (error) {
      return failed(id, 'crashed', error instanceof Error ? error.message : String(error));
    }
  };
}

function boxFor(boxes: readonly Box[], id: string): Box {
  const box = boxes.find(({ game }) => game.id === id);
  if (box === undefined) throw new BadInput(`unknown game "${id}"`);
  return box;
}

function makeBot({ game, bots }: Box, name: string): Bot {
  if (!Object.hasOwn(bots, name)) throw new BadInput(`unknown bot "${name}"`);
  return bots[name](game);
}
