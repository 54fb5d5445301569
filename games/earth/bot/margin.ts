import { margin } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { partsOf, totalOf } from '../rules/result.ts';
import { teamOf } from '../rules/seating.ts';
import { gaiaScore } from '../rules/solo/score.ts';
import { isSolo, type State } from '../rules/state.ts';

/** How far a seat is ahead: of Gaia, of the best opponent, or with its team of the best other team (E16.5). */
export function marginOf(state: State, seat: Seat): number {
  const totals = state.players.map((_, other) => totalOf(partsOf(state, other)));
  if (isSolo(state)) return totals[seat] - gaiaScore(state).total;
  if (state.options.teams === 'none') return margin(totals, seat);
  const sums = state.boards.map(() => 0);
  totals.forEach((total, other) => {
    sums[teamOf(state, other)] += total;
  });
  return margin(sums, teamOf(state, seat));
}
