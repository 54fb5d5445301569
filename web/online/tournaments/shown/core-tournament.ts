import type { TournamentView } from '@grove/protocol';
import type { Tournament } from '@grove/tournaments';

/** A view as the core knows tournaments, to ask the core about brackets and divisions. */
export const coreTournament = (view: TournamentView): Tournament => ({
  settings: view.settings,
  phase: view.phase,
  pausedAt: view.pausedAt,
  at: view.createdAt,
  entrants: view.entrants,
  divisions: view.divisions.map((division) => division.map(({ entrant }) => entrant)),
  rounds: view.rounds,
  waiting: view.waiting,
  excuses: view.excuses,
  end: view.end,
  cancelReason: view.cancelReason,
  next: view.next,
});
