import type { Chance } from '@grove/kernel';

const FINE = 2 ** 31;

/** Numbers of the standard normal distribution from a stream of chance, by Box and Muller. */
export function normalFrom(chance: Chance): () => number {
  const uniform = (): number => (chance.pick(FINE) + 0.5) / FINE;
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
