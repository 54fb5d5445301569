import { commitmentTo } from '@grove/kernel';
import type { TournamentRound, TournamentStanding, TournamentView } from '@grove/protocol';
import { divisionStandings, excusesToCome, scoredHoldings, type Standing, standings } from '@grove/tournaments';
import type { OpenTournament } from './open-tournament.ts';
import { dealSeed } from './table-identity.ts';

/** What everybody may know of a tournament. While a duplicate is played nothing in it tells how a deal went but the per cents. */
export function tournamentView(open: OpenTournament): TournamentView {
  const { id, number, details, createdAt, state, isSealed } = open;
  const { name, text, club, membersOnly, game, table, maker, directors, after = null } = details;
  const shown = (standing: Standing): TournamentStanding => (isSealed ? { ...standing, tieBreaks: [] } : standing);
  return {
    tournament: id,
    number,
    name,
    text,
    club,
    membersOnly,
    game,
    settings: state.settings,
    table,
    maker,
    directors,
    after,
    next: state.next,
    createdAt,
    phase: state.phase,
    pausedAt: state.pausedAt,
    end: state.end,
    cancelReason: state.cancelReason,
    entrants: state.entrants.map((entrant) => ({ ...entrant, name: open.names.get(entrant.id) ?? entrant.id })),
    standings: standings(state).map(shown),
    divisions: divisionStandings(state).map((division) => division.map(shown)),
    rounds: roundsOf(open),
    excuses: excusesToCome(state),
    waiting: state.waiting,
    deals: dealsOf(open),
    holdings: scoredHoldings(state).map(({ entrant, deal, seat, percent, value }) => ({
      entrant,
      deal,
      seat,
      percent,
      value: isSealed ? null : value,
    })),
  };
}

const roundsOf = (open: OpenTournament): TournamentRound[] =>
  open.state.rounds.map(({ tables, ...round }) => ({
    ...round,
    tables: tables.map((table) => ({
      ...table,
      table: open.tableId(round.number, table.number),
      isFinished: table.result !== null,
      result: open.isSealed ? null : table.result,
    })),
  }));

/** What was promised of each deal before anybody played it, and the deals themselves when nobody plays them any more. */
function dealsOf({ details, state, isOver }: OpenTournament): TournamentView['deals'] {
  const { format } = state.settings;
  if (format.kind !== 'duplicate') return [];
  return Array.from({ length: format.deals }, (_, deal) => {
    const seed = dealSeed(details.secret, deal);
    return { commitment: commitmentTo(seed), seed: isOver ? seed : null };
  });
}
