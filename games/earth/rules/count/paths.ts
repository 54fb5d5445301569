import { bitCount, cellBit, cellsIn, DIAGONAL, ORTHOGONAL } from '../grid.ts';

/**
 * E20.9: the longest path that visits no cell twice, inside a set of cells. The search is exhaustive; since a set of
 * cells is one number, every question is answered once and remembered.
 */
const diagonalPaths = new Map<number, number>();
const orthogonalPaths = new Map<number, number>();

export function longestDiagonal(mask: number): number {
  return remembered(diagonalPaths, mask, () => longest(mask, DIAGONAL, 0));
}

/** The longest path of cells that share edges and that contains the given cell; 0 if the cell is not in the set. */
export function longestOrthogonalThrough(mask: number, cell: number): number {
  if (!(mask & cellBit(cell))) return 0;
  return remembered(orthogonalPaths, mask * 16 + cell, () => longest(mask, ORTHOGONAL, cellBit(cell)));
}

function remembered(memory: Map<number, number>, key: number, find: () => number): number {
  let length = memory.get(key);
  if (length === undefined) {
    length = find();
    memory.set(key, length);
  }
  return length;
}

function longest(mask: number, steps: readonly number[], must: number): number {
  let best = 0;
  const walk = (cell: number, visited: number): void => {
    if ((visited & must) === must) best = Math.max(best, bitCount(visited));
    for (const next of cellsIn(steps[cell] & mask & ~visited)) walk(next, visited | cellBit(next));
  };
  for (const start of cellsIn(mask)) walk(start, cellBit(start));
  return best;
}
