import type { GameModule } from '@grove/game-kit';
import type { JsonObject } from '@grove/kernel';
import { LocalGame } from './local-game.ts';

/** What a game in this browser is begun with. */
export interface GameSetUp {
  readonly seating: readonly string[];
  /** Of the people at this device, by seat. */
  readonly names: readonly string[];
  readonly options: JsonObject;
}

/** Where a game of this browser is found again. */
export const addressOfGame = ({ game, id }: { readonly game: string; readonly id: string }): string =>
  `/play/${game}/${id}`;

/** The game that was begun last, until the page at its address has it. */
let begun: LocalGame | undefined;

/** Deals a new game and says where it is played. */
export function beginGame(module: GameModule, { seating, names, options }: GameSetUp): string {
  begun = new LocalGame(module, seating, crypto.randomUUID(), options, undefined, names);
  return addressOfGame({ game: module.game.id, id: begun.id });
}

export const begunGame = (id: string): LocalGame | undefined => (begun?.id === id ? begun : undefined);

export function forgetBegunGame(): void {
  begun = undefined;
}
