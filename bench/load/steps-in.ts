import { gameModules } from '@grove/games/loaded';
import { SeededChance } from '@grove/kernel';
import type { TableView } from '@grove/protocol';

/** The legal steps of the own seat, found by the rules from the view, as the page finds them. */
export function stepsIn(view: TableView | undefined): string[] {
  const { seat = null } = view?.me ?? {};
  const game = gameModules.find((module) => module.game.id === view?.game)?.game;
  if (game === undefined || seat === null || view?.playing?.mayAct !== true) return [];
  const state = game.imagine(view.playing.view, SeededChance.from('any'));
  return game.moves(state, seat).map((move) => game.notation.writeStep(state, move));
}
