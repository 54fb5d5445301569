import { bitCount, cellBit, cellsIn, DIAGONAL, ORTHOGONAL } from '../grid.ts';

/**
 * E20.9: the cells of the longest path that visits no cell twice, inside a set of cells. The search is exhaustive; since a
 * set of cells is one number, every question is answered once and remembered.
 */
const diagonalPaths = new Map<number, number>();
const orthogonalPaths = new Map<number, number>();

export function diagonalPath(mask: number): number {
  return remembered(diagonalPaths, mask, () => longest(mask, DIAGONAL, 0));
}

export const longestDiagonal = (mask: number): number => bitCount(diagonalPath(mask));

/** The cells of the longest path that share edges and of which the given cell is one; none if the cell is not in the set. */
export function orthogonalPathThrough(mask: number, cell: number): number {
  if (!(mask & cellBit(cell))) return 0;
  return remembered(orthogonalPaths, mask * 16 + cell, () => longest(mask, ORTHOGONAL, cellBit(cell)));
}

export const longestOrthogonalThrough = (mask: number, cell: number): number =>
  bitCount(orthogonalPathThrough(mask, cell));

function remembered(memory: Map<number, number>, key: number, find: () => number): number {
  let path = memory.get(key);
  if (path === undefined) {
    path = find();
    memory.set(key, path);
  }
  return path;
}

function longest(mask: number, steps: readonly number[], must: number): number {
  let best = 0;
  const walk = (cell: number, visited: number): void => {
    if ((visited & must) === must && bitCount(visited) > bitCount(best)) best = visited;
    for (const next of cellsIn(steps[cell] & mask & ~visited)) walk(next, visited | cellBit(next));
  };
  for (const start of cellsIn(mask)) walk(start, cellBit(start));
  return best;
}
