/**
 * Tournaments without network, disk, clock and chance: an append-only log of events. `decide` says what a command adds to the log, `evolve`
 * reads the log, `standings` ranks. Times and seeds come in as arguments. See docs/TOURNAMENTS.md.
 */
export type { Actor, TournamentCommand } from './decide/command.ts';
export { createTournament, decide } from './decide/decide.ts';
export { evolve, openTournament, tournamentOf } from './evolve/evolve.ts';
export { bracketOf, bracketState, type MatchState } from './formats/bracket-state.ts';
export { divisionsOf } from './league/divisions.ts';
export { divisionsAfter } from './league/next-season.ts';
export type { EntrantData, EntrantId, Pairing, TableResult, TournamentEvent } from './log/event.ts';
export type { Match } from './pairing/bracket.ts';
export type { TournamentReason } from './refusal.ts';
export type { Settings, TieBreak } from './settings/settings.ts';
export { scoredHoldings } from './standings/duplicate-scores.ts';
export { divisionStandings, type Standing, standings } from './standings/standings.ts';
export { placesOf, WIN } from './standings/table-points.ts';
export {
  type Entrant,
  LAST_GAMES,
  excusesToCome,
  overdueTables,
  type Round,
  type Tournament,
  type TournamentTable,
} from './tournament.ts';
