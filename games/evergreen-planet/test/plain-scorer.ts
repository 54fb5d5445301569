import { itemAt } from '@grove/kernel';

/**
 * A second scorer, slow and plain, written from the rules and not from the code: it walks rays and floods forests on
 * the rows of a planet as they are written.
 */
const STEP = { top: [0, 1], right: [-1, 0], bottom: [0, -1], left: [1, 0] } as const;
export type Sun = keyof typeof STEP;

const SIZE = { s: 1, T: 2 } as Readonly<Record<string, number>>;
const sizeAt = (rows: readonly string[], x: number, y: number): number => SIZE[rows[y]?.[x] ?? '.'] ?? 0;

/** P7.1, P7.2: a tree looks back towards the sun; a tree of its size or more at the reach of its shadow shades it. */
export function plainLight(rows: readonly string[], sun: Sun): number {
  const [dx, dy] = STEP[sun];
  let points = 0;
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const size = sizeAt(rows, x, y);
      const next = sizeAt(rows, x - dx, y - dy);
      const second = sizeAt(rows, x - 2 * dx, y - 2 * dy);
      const isShaded = (next > 0 && next >= size) || (second === 2 && second >= size);
      if (!isShaded) points += size;
    }
  });
  return points;
}

/** P7.3: the size of the largest group of small trees, big trees and bushes. */
export function plainForest(rows: readonly string[]): number {
  const grid = rows.map((row) => Array.from(row));
  const flood = (x: number, y: number): number => {
    if (!'sTb'.includes(grid[y]?.[x] ?? '.')) return 0;
    itemAt(grid, y)[x] = '.';
    return 1 + flood(x + 1, y) + flood(x - 1, y) + flood(x, y + 1) + flood(x, y - 1);
  };
  let largest = 0;
  for (let y = 0; y < grid.length; y++) {
    for (let x = 0; x < itemAt(grid, y).length; x++) largest = Math.max(largest, flood(x, y));
  }
  return largest;
}

/** P8.1 on a map of letters. */
export function plainFertility(
  rows: readonly string[],
  map: readonly string[],
  letters: Readonly<Record<string, string>>,
  icons: Readonly<Record<string, number>>,
): number {
  return rows
    .flatMap((row, y) =>
      Array.from(row, (sign, x) => (sign === 'T' ? (icons[itemAt(letters, itemAt(itemAt(map, y), x))] ?? 0) : 0)),
    )
    .reduce((sum, points) => sum + points, 0);
}
