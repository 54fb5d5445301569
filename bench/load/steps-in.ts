import { gameModules } from '@grove/games/loaded';
import { itemAt, SeededChance } from '@grove/kernel';
import type { TableView } from '@grove/protocol';

/** For what a view does not tell: any will do, since what is legal does not depend on it. */
const unknown = SeededChance.from('any');

/** A legal step of the own seat at random, found by the rules from the view, as the page finds them. */
export function stepIn(view: TableView | undefined, chance: () => number): string | undefined {
  const { seat = null } = view?.me ?? {};
  const game = gameModules.find((module) => module.game.id === view?.game)?.game;
  if (game === undefined || seat === null || view?.playing?.mayAct !== true) return undefined;
  const state = game.imagine(view.playing.view, unknown);
  const moves = game.moves(state, seat);
  return moves.length === 0
    ? undefined
    : game.notation.writeStep(state, itemAt(moves, Math.floor(chance() * moves.length)));
}
