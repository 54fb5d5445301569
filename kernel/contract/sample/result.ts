import type { Result } from '@grove/kernel';
import { isOver } from './legal.ts';
import type { State } from './types.ts';

/** A3: most acorns win; a tie is shared. */
export function result(state: State): Result {
  const parts = state.won.map((prizes, seat) => ({ bonus: state.bonus[seat], prizes }));
  const totals = parts.map(({ bonus, prizes }) => bonus + prizes);
  const finished = isOver(state);
  const best = Math.max(...totals);
  const winners = finished ? totals.flatMap((total, seat) => (total === best ? [seat] : [])) : [];
  return { finished, totals, winners, parts };
}
