import type { State } from '../state.ts';

/** Who claimed what; states and views both know it. */
export interface Claims extends Pick<State, 'rules' | 'options' | 'bonus'> {
  readonly claims: readonly (readonly number[])[];
}

/** E13.5: what a claim is worth, best rank first; at Beginner always the same. */
const RANKS = [15, 11, 8, 6, 5] as const;
const BEGINNER_CLAIM = 10;
/** E14.2, E3.12. */
const BONUS = { abundance: 11, base: 7 } as const;

/** What the claim of a rank, counted from 0, is worth; nothing for a rank that does not exist. */
export function claimWorth({ level }: Claims['options'], rank: number): number {
  const worth = RANKS[rank] ?? 0;
  return worth > 0 && level === 'beginner' ? BEGINNER_CLAIM : worth;
}

/** What the completion bonus is worth at this table. */
export const bonusWorth = ({ abundance }: Claims['options']): number => BONUS[abundance ? 'abundance' : 'base'];

/** E15.1, line 10: fauna claims by rank, and the completion bonus. */
export function faunaScore({ claims, options, bonus }: Claims, seat: number): number {
  const claimed = claims.reduce((sum, seats) => sum + claimWorth(options, seats.indexOf(seat)), 0);
  return claimed + (bonus === seat ? bonusWorth(options) : 0);
}
