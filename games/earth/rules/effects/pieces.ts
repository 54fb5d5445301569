import { freeCells, growthSpaces, piecesOn, sproutSpaces } from '../area.ts';
import type { Player, StepContext } from '../state.ts';
import type { Piece } from '../tasks/task.ts';

export const piecesOf = (player: Player, what: Piece): number[] => (what === 'sprout' ? player.sprouts : player.growth);

/** The cells with room for a piece. */
export const roomFor = (player: Player, what: Piece): number =>
  what === 'sprout'
    ? freeCells(player.cells, player.sprouts, sproutSpaces)
    : freeCells(player.cells, player.growth, growthSpaces);

export function addPiece({ state, tell }: StepContext, seat: number, what: Piece, cell: number): void {
  piecesOf(state.players[seat], what)[cell]++;
  tell?.({ kind: 'got', seat, what, n: 1 });
}

export function removePiece({ state, tell }: StepContext, seat: number, what: Piece, cell: number): void {
  piecesOf(state.players[seat], what)[cell]--;
  tell?.({ kind: 'paid', seat, what, n: 1 });
}

/** Pays n pieces: at once if there is no choice, otherwise card by card. */
export function payPieces({ state, tell }: StepContext, seat: number, what: Piece, n: number): void {
  const player = state.players[seat];
  const pieces = piecesOf(player, what);
  if (n === 0) return;
  if (piecesOn(pieces) > n) {
    player.tasks.push({ kind: 'remove', what, n });
    return;
  }
  pieces.fill(0);
  tell?.({ kind: 'paid', seat, what, n });
}
