import type { KeptGame } from './kept.ts';

/** What one game says about the person who kept it. */
export const totalOf = ({ result, seat }: KeptGame): number => result.totals[seat];

/** Alone nobody wins. */
export const isWon = ({ result, seat, plan }: KeptGame): boolean => plan.length > 1 && result.winners.includes(seat);

/** The numbers of a part of the total: one, or a list; none where the game has no such part. */
export function partsOf({ result, seat }: KeptGame, part: string): readonly number[] {
  const value = result.parts[seat][part];
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value.filter((points) => typeof points === 'number') : [];
}
