import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../../rules/area.ts';
import { piecesOf } from '../../rules/effects/pieces.ts';
import { cellBit, CELLS, NO_CARD } from '../../rules/grid.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import type { Player } from '../../rules/state.ts';
import type { Piece } from '../../rules/tasks/task.ts';

const spacesOn = (what: Piece, card: number): number =>
  card === NO_CARD ? 0 : itemAt(what === 'sprout' ? sproutSpaces : growthSpaces, card);

/** What so many growth pieces on a card score (E10.5). */
const growthWorth = (card: number, pieces: number): number =>
  pieces === growthSpaces[card] ? itemAt(cards, card).canopyPoints : pieces;

interface Filling {
  readonly cell: number;
  readonly card: number;
  readonly free: number;
  readonly on: number;
}

function fillings(player: Player, what: Piece, mask: number): Filling[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) => {
    const card = itemAt(player.cells, cell);
    const on = itemAt(piecesOf(player, what), cell);
    const free = spacesOn(what, card) - on;
    return (mask & cellBit(cell)) !== 0 && free > 0 ? [{ cell, card, free, on }] : [];
  });
}

/** Growth first where it completes a tower, the best one per piece before the others; sprouts where fewest are missing. */
const order = (what: Piece) => (one: Filling, other: Filling) => {
  if (what === 'sprout') return one.free - other.free;
  return promise(other) - promise(one) || one.free - other.free;
};
const promise = ({ card, on, free }: Filling): number => (growthWorth(card, on + free) - growthWorth(card, on)) / free;

/** Where one would put so many pieces without thinking long, as steps one after the other. */
export function bestPlacing(player: Player, what: Piece, n: number, mask: number): Move[] {
  const verb = what === 'sprout' ? 'sprout' : 'grow';
  const cells = fillings(player, what, mask)
    .sort(order(what))
    .flatMap(({ cell, free }) => Array.from({ length: free }, () => cell));
  return cells.slice(0, n).map((cell) => moveOf(verb, cell));
}

/** What a card loses with its next piece: a whole canopy, or one point. */
const loss = (what: Piece, card: number, on: number): number =>
  what === 'sprout' ? 1 : growthWorth(card, on) - growthWorth(card, on - 1);

/** The pieces that are missed least: never a canopy while there is something else. */
export function bestRemoving(player: Player, what: Piece, n: number): Move[] {
  const pieces = [...piecesOf(player, what)];
  const verb = what === 'sprout' ? 'unsprout' : 'ungrow';
  const steps: Move[] = [];
  while (steps.length < n) {
    const cells = pieces.flatMap((on, cell) => (on > 0 ? [cell] : []));
    if (cells.length === 0) break;
    const least = cells.reduce((best, cell) =>
      loss(what, itemAt(player.cells, cell), itemAt(pieces, cell)) <
      loss(what, itemAt(player.cells, best), itemAt(pieces, best))
        ? cell
        : best,
    );
    pieces[least] = itemAt(pieces, least) - 1;
    steps.push(moveOf(verb, least));
  }
  return steps;
}
