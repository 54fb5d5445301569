import { SIDES, SIZE, SPACES } from '../../material/facts.ts';

const LAST = SIZE - 1;

/** By the side of the first sun: a row and column after the planet was turned until that sun stands at the top. */
const TURNS: readonly ((row: number, column: number) => readonly [row: number, column: number])[] = [
  (row, column) => [row, column],
  (row, column) => [LAST - column, row],
  (row, column) => [LAST - row, LAST - column],
  (row, column) => [column, LAST - row],
];

/** By the side of the first sun: where every space comes to lie. So light and shadow are learned for one side only. */
export const TURNED: readonly Int32Array[] = SIDES.map((_, side) =>
  Int32Array.from({ length: SPACES }, (_, space) => {
    const [row, column] = TURNS[side](Math.floor(space / SIZE), space % SIZE);
    return row * SIZE + column;
  }),
);
