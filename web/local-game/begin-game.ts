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
export const beginGame = (module: GameModule, { seating, names, options }: GameSetUp): string =>
  playAt(new LocalGame(module, seating, crypto.randomUUID(), options, undefined, names));

/** Hands a game to the page at its address, and says which that is. */
export function playAt(game: LocalGame): string {
  begun = game;
  return addressOfGame({ game: game.module.game.id, id: game.id });
}

/** The same game again: another deal, or from the same step of the same record. */
export function beginAgain({ module, match, seating, names, seed, script, branch }: LocalGame): string {
  const { options, rules } = match;
  if (branch === undefined) return beginGame(module, { seating, names, options });
  const steps = match.steps.slice(0, branch.steps);
  return playAt(new LocalGame(module, seating, seed, options, { rules, steps, script, branch }, names));
}

export const begunGame = (id: string): LocalGame | undefined => (begun?.id === id ? begun : undefined);

export function forgetBegunGame(): void {
  begun = undefined;
}
