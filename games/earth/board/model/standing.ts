import { type Move, moveOf, verbOf } from '../../rules/move.ts';
import type { Habits } from './plan.ts';
import { bestPlacing, bestRemoving } from './spread.ts';
import type { TableModel } from './table.ts';

/**
 * The answer that follows from a standing choice of the person: whoever always takes what is offered is not asked how much of
 * it, and not where pieces go that fill every free space; whoever lets the board place is not asked where at all. Who could lay a
 * piece on the team board is asked (E16.2).
 */
export function standingStep(model: TableModel, { takesAll, places }: Habits): Move | undefined {
  if (model.moves.some((move) => verbOf(move) === 'lay')) return undefined;
  return (places ? placed(model) : undefined) ?? (takesAll ? taken(model) : undefined);
}

/** The next piece where it stands best. */
function placed({ task, player }: TableModel): Move | undefined {
  if (task?.kind === 'place') return bestPlacing(player, task.what, 1, task.cells)[0];
  if (task?.kind === 'move') return bestPlacing(player, 'sprout', Math.min(1, player.store), -1)[0];
  return task?.kind === 'remove' ? bestRemoving(player, task.what, task.n)[0] : undefined;
}

/** Everything that is offered, where that leaves nothing to decide. */
function taken({ task, moves, player }: TableModel): Move | undefined {
  switch (task?.kind) {
    case 'accept':
      return moveOf('accept', task.n);
    case 'each':
      return moveOf('all');
    case 'place':
      return fillingStep(bestPlacing(player, task.what, task.n + 1, task.cells), task.n) ?? storeAll(moves);
    case 'move':
      return fillingStep(bestPlacing(player, 'sprout', player.store + 1, -1), player.store);
    default:
      return undefined;
  }
}

/** The next piece, where no more of them fit than there are. */
const fillingStep = (placings: readonly Move[], pieces: number): Move | undefined =>
  placings.length <= pieces ? placings[0] : undefined;

/** E9.3: all that find no space; the first such step stores most. */
const storeAll = (moves: readonly Move[]): Move | undefined => moves.find((move) => verbOf(move) === 'store');
