import { BadInput, type Bot, type BotMaker, type Budget, type Game, SeededChance } from '@grove/kernel';
import type { Advisor } from '../advisor.ts';
import { milliseconds, thoughts } from '../budget.ts';
import { hintsFor } from '../search/hints.ts';
import { type Allowance, type Answer, type Ask, failed } from './protocol.ts';

/** What must be known of a game whose bots are asked. */
export interface GameWithBots {
  readonly game: Game;
  readonly bots: Readonly<Record<string, BotMaker>>;
  /** Gives hints; not every game has one. */
  readonly advisor?: Advisor;
}

/** What a worker needs to answer questions. */
export interface Knowledge {
  readonly games: readonly GameWithBots[];
  /** The worker's clock, in milliseconds. */
  readonly now: () => number;
}

const HINTS = 3;

export const budgetFor = (allowance: Allowance, now: () => number): Budget =>
  'milliseconds' in allowance ? milliseconds(allowance.milliseconds, now) : thoughts(allowance.thoughts);

/**
 * The worker's side of the protocol. Bots are made once and kept, because they remember what they were about to do;
 * one that throws has crashed, and that is the answer.
 */
export function answering({ games, now }: Knowledge): (ask: Ask) => Answer {
  const made = new Map<string, Bot>();
  const botFor = ({ game, bot }: Ask): Bot => {
    const name = `${game}/${bot}`;
    const known = made.get(name) ?? makeBot(gameFor(games, game), bot);
    made.set(name, known);
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
      const { game, advisor } = gameFor(games, ask.game);
      if (advisor === undefined) throw new BadInput(`nobody gives hints for "${ask.game}"`);
      const { expert, settings } = advisor;
      const question = { game, expert, view, seat };
      return { kind: 'hints', id, hints: hintsFor(question, HINTS, settings, chance, budget) };
    } catch (error) {
      return failed(id, 'crashed', error instanceof Error ? error.message : String(error));
    }
  };
}

function gameFor(games: readonly GameWithBots[], id: string): GameWithBots {
  const found = games.find(({ game }) => game.id === id);
  if (found === undefined) throw new BadInput(`unknown game "${id}"`);
  return found;
}

function makeBot({ game, bots }: GameWithBots, name: string): Bot {
  if (!Object.hasOwn(bots, name)) throw new BadInput(`unknown bot "${name}"`);
  return bots[name](game);
}
