import type { Chance } from './chance/chance.ts';
import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * A player that is a program. It gets what its seat may see and a random stream of its own; the state itself never
 * reaches it. To look ahead it imagines states that agree with its view.
 */
export interface Bot<T extends GameTypes = GameTypes> {
  choose(view: T['View'], seat: Seat, chance: Chance): T['Move'];
}

interface MakesBots<T extends GameTypes> {
  make(game: Game<T>): Bot<T>;
}

/** Typed as a method, which the compiler compares less strictly: so the box of any one game is a `Box`. */
export type BotMaker<T extends GameTypes = GameTypes> = MakesBots<T>['make'];
