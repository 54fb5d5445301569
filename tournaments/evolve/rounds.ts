import type { EventOf } from '../log/event.ts';
import { isContinuous } from '../settings/check.ts';
import type { Round, Tournament, TournamentTable } from '../tournament.ts';

type Change = Partial<Tournament>;

/** A round that is paired again takes the place of the pairing before. */
export function roundPaired(
  { rounds, settings, waiting }: Tournament,
  { round: number, pairing, reason, at }: EventOf<'round-paired'>,
): Change {
  const before = rounds.filter((round) => round.number < number);
  const first = before.reduce((sum, { tables }) => sum + tables.length, 1);
  const round: Round = {
    number,
    tables: pairing.tables.map((table, i) => ({ ...table, number: first + i, result: null, setReason: null })),
    byes: pairing.byes,
    idle: pairing.idle,
    end: settings.times.round === null ? null : at + settings.times.round,
    isOver: false,
    handReason: reason,
  };
  const seated = new Set(pairing.tables.flatMap(({ seats }) => seats));
  return { rounds: [...before, round], waiting: waiting.filter((id) => !seated.has(id)) };
}

export const tableFinished = (tournament: Tournament, { table, result }: EventOf<'table-finished'>): Change =>
  changed(tournament, table, { result });

export const resultSet = (tournament: Tournament, { table, result, reason }: EventOf<'result-set'>): Change =>
  changed(tournament, table, { result, setReason: reason });

function changed({ rounds, settings }: Tournament, number: number, change: Partial<TournamentTable>): Change {
  const withChange = (round: Round): Round => {
    const tables = round.tables.map((table) => (table.number === number ? { ...table, ...change } : table));
    const isDone = isContinuous(settings.format.kind) && tables.every(({ result }) => result !== null);
    return { ...round, tables, isOver: round.isOver || isDone };
  };
  return { rounds: rounds.map((round) => (hasTable(round, number) ? withChange(round) : round)) };
}

/** Tables are numbered through all rounds, so the first and the last tell. */
function hasTable({ tables }: Round, number: number): boolean {
  const [first, last] = [tables[0], tables.at(-1)];
  return first !== undefined && last !== undefined && number >= first.number && number <= last.number;
}

export const roundEnded = ({ rounds }: Tournament, { round: number }: EventOf<'round-ended'>): Change => ({
  rounds: rounds.map((round) => (round.number === number ? { ...round, isOver: true } : round)),
});
