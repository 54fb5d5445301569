import type { TournamentTable, TournamentView } from '@grove/protocol';

/** One game of one entrant. */
export interface GameOf {
  readonly round: number;
  readonly table: TournamentTable;
  readonly others: readonly string[];
  /** The own total first, the others' by seat. */
  readonly result: { readonly totals: readonly number[] } | null;
}

export const gamesOf = ({ rounds }: TournamentView, entrant: string): GameOf[] =>
  rounds.flatMap(({ number, tables }) =>
    tables
      .filter(({ seats }) => seats.includes(entrant))
      .map((table) => ({
        round: number,
        table,
        others: table.seats.filter((id) => id !== entrant),
        result: table.result && { totals: ownFirst(table.result.totals, table.seats.indexOf(entrant)) },
      })),
  );

const ownFirst = (totals: readonly number[], seat: number): number[] => [
  ...totals.slice(seat, seat + 1),
  ...totals.filter((_, other) => other !== seat),
];
