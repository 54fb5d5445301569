import type { TournamentTable, TournamentView } from '@grove/protocol';

/** One seat of a deal as somebody held it at one table. */
export interface HeldSeat {
  readonly entrant: string;
  readonly table: TournamentTable;
  readonly total: number | undefined;
  /** What was compared: the points, or the lead. */
  readonly value: number | null;
  readonly percent: number;
}

/** Who held each seat of a deal, by seat, the best first. */
export function heldSeats({ holdings, rounds }: TournamentView, deal: number): HeldSeat[][] {
  const tables = rounds.flatMap((round) => round.tables).filter((table) => table.deal === deal && table.isFinished);
  const most = Math.max(0, ...tables.map(({ seats }) => seats.length));
  return Array.from({ length: most }, (_, seat) =>
    tables
      .flatMap((table): HeldSeat[] => {
        const entrant = table.seats[seat];
        const held = holdings.find((one) => one.entrant === entrant && one.deal === deal && one.seat === seat);
        if (entrant === undefined || held === undefined) return [];
        const { value, percent } = held;
        return [{ entrant, table, total: table.result?.totals[seat], value, percent }];
      })
      .sort((one, other) => other.percent - one.percent),
  );
}
