import { downLower, downUpper, toLeft, toRight, upLower, upUpper } from '../rules/halves.ts';

/** The spaces orthogonally next to a set, the set itself not left out: one function per half. */
export const besideUpper = (upper: number, lower: number): number =>
  downUpper(upper) | upUpper(upper, lower) | toLeft(upper) | toRight(upper);
export const besideLower = (upper: number, lower: number): number =>
  downLower(upper, lower) | upLower(lower) | toLeft(lower) | toRight(lower);
