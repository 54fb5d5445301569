import type { State } from '../state.ts';

/** E13.5: what a claim is worth, best rank first; at Beginner always the same. */
const RANKS = [15, 11, 8, 6, 5] as const;
const BEGINNER_CLAIM = 10;
/** E14.2, E3.12. */
const BONUS = { abundance: 11, base: 7 } as const;

/** E15.1, line 10: fauna claims by rank, and the completion bonus. */
export function faunaScore({ claims, options, bonus }: State, seat: number): number {
  const ofRank = (rank: number) => (options.level === 'beginner' ? BEGINNER_CLAIM : (RANKS[rank] ?? 0));
  const claimed = claims.reduce((sum, seats) => sum + (seats.includes(seat) ? ofRank(seats.indexOf(seat)) : 0), 0);
  return claimed + (bonus === seat ? BONUS[options.abundance ? 'abundance' : 'base'] : 0);
}
