import type { Bot, Budget, Chance, Game, GameTypes, Seat } from '@grove/kernel';
import { thoughts } from '../budget.ts';
import type { Expert } from '../expert.ts';
import { compareTurns, type Thought } from './halving.ts';
import { Memory } from './memory.ts';

export interface SearchSettings {
  /** How many turns are compared. */
  readonly width: number;
  /** By how many points the expert's value of a turn is usually off. */
  readonly doubt: number;
  /** How many games are played on for a decision when no budget is given. */
  readonly thoughts: number;
}

/** Thinks about the best turns that its expert can name by playing on from each. */
export function searchBot<T extends GameTypes>(game: Game<T>, expert: Expert<T>, settings: SearchSettings): Bot<T> {
  const memory = new Memory(game, expert);
  return {
    choose(view, seat, chance, budget = thoughts(settings.thoughts)) {
      const known = memory.recall(view, seat);
      if (known !== undefined) return known;
      const [best] = think(game, expert, view, seat, settings, chance, budget);
      memory.keep(view, seat, best.turn.steps, chance);
      return best.turn.steps[0];
    },
  };
}

/** Plays the turn that its expert likes best at first sight. */
export function greedyBot<T extends GameTypes>(game: Game<T>, expert: Expert<T>): Bot<T> {
  return {
    choose: (view, seat, chance) => expert.turns(game.imagine(view, chance), seat, 1)[0].steps[0],
  };
}

/** The turns of a seat, the best first, after as much thought as the budget allows. */
export function think<T extends GameTypes>(
  game: Game<T>,
  expert: Expert<T>,
  view: T['View'],
  seat: Seat,
  { width, doubt }: Pick<SearchSettings, 'width' | 'doubt'>,
  chance: Chance,
  budget: Budget,
): Thought<T['Move']>[] {
  const turns = expert.turns(game.imagine(view, chance), seat, width);
  return compareTurns({ game, expert, view, seat }, turns, doubt, chance, budget);
}
