import { SIZE } from '../material/facts.ts';
import { BIG_TREES, SEAT_SIZE, SMALL_TREES } from '../rules/layout.ts';
import { lightPoints } from '../rules/light.ts';

/**
 * A line of a planet (a row or a column) as one number: two bits a space, the first space lowest. There are 4096 lines,
 * so the light of each is looked up instead of being found anew for every thought.
 */
export const NO_TREE = 0;
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
