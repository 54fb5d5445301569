import type { GameModule } from '@grove/game-kit';
import { SeededChance } from '@grove/kernel';
import type { TableView } from '@grove/protocol';
import { gameModules as sampleModules } from './game-modules.ts';

/** The legal steps that a client with the rules finds for itself, as the page does: they follow from the view. */
export function stepsIn(view: TableView | undefined, gameModules: readonly GameModule[] = sampleModules): string[] {
  const { seat = null } = view?.me ?? {};
  const game = gameModules.find((module) => module.game.id === view?.game)?.game;
  if (game === undefined || seat === null || view?.playing?.mayAct !== true) return [];
  const state = game.imagine(view.playing.view, SeededChance.from('any'));
  return game.moves(state, seat).map((move) => game.notation.writeStep(state, move));
}
