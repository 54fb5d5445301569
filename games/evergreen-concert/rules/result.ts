import type { Result, Seat } from '@grove/kernel';
import { concertsOf } from './concert.ts';
import type { State } from './types.ts';

/** C6.3 Most points win, then the higher final concert as scored; what is still tied is shared. */
export function result(state: State): Result {
  const parts = state.finals.map((final, seat) => ({ concerts: concertsOf(state, seat), final }));
  const totals = parts.map(({ concerts, final }) => concerts.reduce((sum, points) => sum + points, final));
  const finished = state.stage === 'over';
  return { finished, totals, winners: finished ? winners(totals, state.finals) : [], parts };
}

function winners(totals: readonly number[], finals: readonly number[]): Seat[] {
  const beats = (a: Seat, b: Seat) => totals[a] > totals[b] || (totals[a] === totals[b] && finals[a] > finals[b]);
  const seats = totals.map((_, seat) => seat);
  return seats.filter((seat) => !seats.some((other) => beats(other, seat)));
}
