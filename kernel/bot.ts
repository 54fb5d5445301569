import type { Chance } from './chance/chance.ts';
import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/** How long a bot may search: time, playouts, or until somebody calls it off. See `bots/budget.ts`. */
export interface Budget {
  /** How much has been used up: 0 at the beginning, 1 and more when it is time to answer. */
  used(): number;
  /** Whether it is time to answer. A bot asks after every playout, and answers soon when it is. */
  spent(): boolean;
  /** Takes note of a playout (an imagined game played on), for budgets that count them. */
  count(): void;
}

/**
 * A player that is a program. It gets what its seat may see and a random stream of its own; the state itself never
 * reaches it. To look ahead it imagines states that agree with its view. Without a budget it searches as much as its level
 * does, counted in playouts, so that the same stream gives the same moves on every machine.
 */
export interface Bot<T extends GameTypes = GameTypes> {
  choose(view: T['View'], seat: Seat, chance: Chance, budget?: Budget): T['Move'];
}

interface MakesBots<T extends GameTypes> {
  make(game: Game<T>): Bot<T>;
}

/** Typed as a method, which the compiler compares less strictly: so the bots of any one game are bots. */
export type BotMaker<T extends GameTypes = GameTypes> = MakesBots<T>['make'];
