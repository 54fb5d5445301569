import type { TournamentRound, TournamentTable, TournamentView } from '@grove/protocol';
import { overdueTables } from '@grove/tournaments';
import { coreTournament } from './core-tournament.ts';

interface Game {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

/** Games that go on though the time of the tournament is over. The results of a duplicate are held back, but not that a game is finished. */
export function overdueGames(view: TournamentView): Game[] {
  const overdue = new Set(overdueTables(coreTournament(view), Date.now()).map(({ number }) => number));
  return view.rounds.flatMap((round) =>
    round.tables.flatMap((table) => (overdue.has(table.number) && !table.isFinished ? [{ round, table }] : [])),
  );
}

export const isOverdue = (view: TournamentView, table: string): boolean =>
  overdueGames(view).some((game) => game.table.table === table);
