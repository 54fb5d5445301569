import { itemAt } from '@grove/kernel';
/** A value between two bounds that hold the truth 95 times out of 100. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution: 95 % lie within so many deviations of the mean. */
const Z = 1.959964;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The deviation of a sample; 0 for a single value, of which nothing can be said. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = itemAt(sorted, middle);
  return sorted.length % 2 === 1 ? upper : (itemAt(sorted, middle - 1) + upper) / 2;
}

/**
 * The mean with Student's interval. The values must be independent of each other: games of one deal are not, so a
 * tournament hands in the mean of every deal.
 */
export function meanWithInterval(values: readonly number[]): Estimate {
  const value = mean(values);
  if (values.length < 2) return { value, low: -Infinity, high: Infinity };
  const half = (studentPoint(values.length - 1) * deviation(values)) / Math.sqrt(values.length);
  return { value, low: value - half, high: value + half };
}

/** Student's 97.5 % point: exact for one and two degrees of freedom, else by expansion (within 1 % from three on). */
export function studentPoint(freedom: number): number {
  if (freedom === 1) return 12.7062;
  if (freedom === 2) return 4.3027;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** Wilson's interval for a share: sound for few games and for shares near none and all, unlike the textbook one. */
export function shareWithInterval(successes: number, trials: number): Estimate {
  const value = successes / trials;
  const weight = 1 + Z ** 2 / trials;
  const centre = (value + Z ** 2 / (2 * trials)) / weight;
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / trials + Z ** 2 / (4 * trials ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
