import { type Box, SeededChance } from '@grove/kernel';
import type { TableView } from '@grove/protocol';
import { boxes as sampleBoxes } from './boxes.ts';

/** The legal steps that a client with the rules finds for itself, as the page does: they follow from the view. */
export function stepsIn(view: TableView | undefined, boxes: readonly Box[] = sampleBoxes): string[] {
  const { seat = null } = view?.me ?? {};
  const game = boxes.find((box) => box.game.id === view?.game)?.game;
  if (game === undefined || seat === null || view?.playing?.mayAct !== true) return [];
  const state = game.imagine(view.playing.view, SeededChance.from('any'));
  return game.moves(state, seat).map((move) => game.notation.writeStep(state, move));
}
