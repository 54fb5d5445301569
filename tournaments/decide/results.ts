import { itemAt } from '@grove/kernel';
import type { TableResult } from '../log/event.ts';
import { demand, throwRefusal } from '../refusal.ts';
import { isElimination } from '../settings/check.ts';
import type { Round, Tournament, TournamentTable } from '../tournament.ts';
import { type Decider, demandDirector, demandReason, demandRunning } from './decider.ts';

export const reportResult: Decider<'report-result'> = (tournament, { table: number, result }, by) => {
  demand(by.kind === 'server', 'server-only');
  demandRunning(tournament);
  const { round, table } = demandTable(tournament, number);
  demand(table.result === null, 'result-known');
  demand(!round.isOver, 'round-over');
  checkResult(table, result);
  return [{ kind: 'table-finished', table: number, result: plain(result) }];
};

/** Also over a result that is known, and in a round that is over: only not where the bracket has been built on it. */
export const setResult: Decider<'set-result'> = (tournament, { table: number, result, reason }, by) => {
  demandDirector(by);
  demandRunning(tournament);
  demandReason(reason);
  const { round, table } = demandTable(tournament, number);
  demand(!round.isOver || !isElimination(tournament.settings.format.kind), 'round-over');
  checkResult(table, result);
  return [{ kind: 'result-set', table: number, result: plain(result), reason: reason.trim() }];
};

const plain = ({ totals, places }: TableResult): TableResult => ({ totals: [...totals], places: [...places] });

function demandTable({ rounds }: Tournament, number: number): { round: Round; table: TournamentTable } {
  for (const round of rounds) {
    const table = round.tables.find((one) => one.number === number);
    if (table !== undefined) return { round, table };
  }
  return throwRefusal('no-such-table', { table: number });
}

function checkResult({ seats }: TournamentTable, { totals, places }: TableResult): void {
  const isComplete = totals.length === seats.length && places.length === seats.length;
  demand(isComplete && totals.every(Number.isFinite) && arePlaces(places), 'bad-result', { seats: seats.length });
}

/** Whether each is one more than the number of those who are better. */
const arePlaces = (places: readonly number[]): boolean =>
  places.every((_, seat) => itemAt(places, seat) === 1 + places.filter((other) => other < itemAt(places, seat)).length);
