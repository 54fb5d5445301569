/**
 * Sets of spaces as bits. 36 spaces do not fit the 32 bits that JavaScript calculates with, so a set is two numbers:
 * the upper half holds rows 1 to 3, the lower half rows 4 to 6, bit = space % 18. Moving a set one space in some
 * direction is a shift; what leaves one half at the middle enters the other.
 */
export const UPPER = 0;
export const LOWER = 1;
export const HALF_SPACES = 18;

const ROW = 6;
const ALL = (1 << HALF_SPACES) - 1;
const FIRST_COLUMN = 0b000001_000001_000001;
const LAST_COLUMN = 0b100000_100000_100000;

export const halfOf = (space: number): number => (space < HALF_SPACES ? UPPER : LOWER);
export const bitOf = (space: number): number => 1 << (space < HALF_SPACES ? space : space - HALF_SPACES);

export const downUpper = (upper: number): number => (upper << ROW) & ALL;
export const downLower = (upper: number, lower: number): number =>
  ((lower << ROW) & ALL) | (upper >>> (HALF_SPACES - ROW));
export const upUpper = (upper: number, lower: number): number =>
  (upper >>> ROW) | ((lower << (HALF_SPACES - ROW)) & ALL);
export const upLower = (lower: number): number => lower >>> ROW;
export const toRight = (half: number): number => (half & ~LAST_COLUMN) << 1;
export const toLeft = (half: number): number => (half & ~FIRST_COLUMN) >>> 1;

/** The spaces orthogonally next to those of a set, one function per half; members that touch each other are in it. */
export const besideUpper = (upper: number, lower: number): number =>
  downUpper(upper) | upUpper(upper, lower) | toLeft(upper) | toRight(upper);
export const besideLower = (upper: number, lower: number): number =>
  downLower(upper, lower) | upLower(lower) | toLeft(lower) | toRight(lower);

/** How many bits are set: pairs, fours, eights and then all four bytes are added up at once. */
export function count(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The spaces of a set in reading order. */
export function spacesIn(upper: number, lower: number): number[] {
  const spaces: number[] = [];
  for (let rest = upper; rest !== 0; rest &= rest - 1) spaces.push(lowest(rest));
  for (let rest = lower; rest !== 0; rest &= rest - 1) spaces.push(lowest(rest) + HALF_SPACES);
  return spaces;
}

/** For every space the set of those orthogonally next to it: upper half at 2 x space, lower half behind it. */
export const NEIGHBOURS: Int32Array = Int32Array.from({ length: HALF_SPACES * 4 }, (_, i) => {
  const space = i >> 1;
  const upper = halfOf(space) === UPPER ? bitOf(space) : 0;
  const lower = halfOf(space) === LOWER ? bitOf(space) : 0;
  return i % 2 === UPPER ? besideUpper(upper, lower) : besideLower(upper, lower);
});
