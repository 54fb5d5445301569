import type { Decision } from '@grove/bots';

/** The kind of the term that a mistake overlooked most; undefined where the better way is ahead in none before the game goes on. */
export function overlookedIn({ reasons: [first] }: Pick<Decision<unknown>, 'reasons'>): string | undefined {
  return first !== undefined && first.points > 0 ? first.kind : undefined;
}
