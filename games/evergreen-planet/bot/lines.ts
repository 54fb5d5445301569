import { SIZE } from '../material/facts.ts';
import { HALF_SPACES, LOWER, lowest, UPPER } from '../rules/halves.ts';
import { BIG_TREES, SEAT_SIZE, SMALL_TREES, SPROUTS } from '../rules/layout.ts';
import { lightPoints } from '../rules/light.ts';

/**
 * A line of a planet (a row or a column) as one number: two bits a space, the first space lowest. There are 4096 lines,
 * so the light of each is looked up instead of being found anew each time.
 */
const NO_TREE = 0;
export const SPROUT = 1;
export const SMALL = 2;
export const BIG = 3;

export const LINES = 1 << (2 * SIZE);

/** Numbers of sides as in SIDES. */
const LEFT = 3;
const RIGHT = 1;

const stageAt = (line: number, place: number): number => (line >> (2 * place)) & 3;

/** The line's pieces as the top row of an otherwise empty planet. */
function planetWith(line: number): number[] {
  const seats = Array.from({ length: SEAT_SIZE }, () => 0);
  for (let place = 0; place < SIZE; place++) {
    const stage = stageAt(line, place);
    if (stage === SMALL) seats[SMALL_TREES] |= 1 << place;
    if (stage === BIG) seats[BIG_TREES] |= 1 << place;
  }
  return seats;
}

const lightOfLines = (side: number): Uint8Array =>
  Uint8Array.from({ length: LINES }, (_, line) => lightPoints(side, planetWith(line), 0));

/** P7.1, P7.2 by line: what the sun gives that stands before its first space, and behind its last. */
export const LIGHT_FROM_FIRST: Uint8Array = lightOfLines(LEFT);
export const LIGHT_FROM_LAST: Uint8Array = lightOfLines(RIGHT);

/** The line when every sprout and small tree has grown once. */
export const GROWN: Uint16Array = Uint16Array.from({ length: LINES }, (_, line) => {
  let grown = 0;
  for (let place = 0; place < SIZE; place++) {
    const stage = stageAt(line, place);
    grown |= (stage === NO_TREE ? NO_TREE : Math.min(BIG, stage + 1)) << (2 * place);
  }
  return grown;
});

export const rowOf = (space: number): number => (space / SIZE) | 0;
export const columnOf = (space: number): number => space % SIZE;

/** The lines of a planet: six rows, then six columns. */
export function linesOf(seats: readonly number[], at: number): number[] {
  const lines = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let half = UPPER; half <= LOWER; half++) {
    note(lines, half, seats[at + SPROUTS + half], SPROUT);
    note(lines, half, seats[at + SMALL_TREES + half], SMALL);
    note(lines, half, seats[at + BIG_TREES + half], BIG);
  }
  return lines;
}

function note(lines: number[], half: number, pieces: number, stage: number): void {
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    const space = lowest(rest) + half * HALF_SPACES;
    lines[rowOf(space)] |= stage << (2 * columnOf(space));
    lines[SIZE + columnOf(space)] |= stage << (2 * rowOf(space));
  }
}
