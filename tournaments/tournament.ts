import type { EntrantData, EntrantId, PairedTable, TableResult } from './log/event.ts';
import { isContinuous } from './settings/check.ts';
import type { Settings } from './settings/settings.ts';

/** A tournament at one point of its log, as plain data. `evolve` makes the next one of it; nothing changes in place. */
export interface Tournament {
  readonly settings: Settings;
  readonly phase: 'registration' | 'running' | 'ended' | 'cancelled';
  /** Since when nothing is paired, or `null`. */
  readonly pausedAt: number | null;
  /** When the last event happened. */
  readonly at: number;
  /** In the order of registration; from the start on in the order of seeding, the best first, late entries last. */
  readonly entrants: readonly Entrant[];
  /** The divisions of a league, the highest first. */
  readonly divisions: readonly (readonly EntrantId[])[];
  /** In a format without rounds each is a batch of tables that were paired at the same time. */
  readonly rounds: readonly Round[];
  /** Who wants to be paired at once, in a format without rounds; the longest wait first. */
  readonly waiting: readonly EntrantId[];
  readonly excuses: readonly Excuse[];
  /** The end of the window in a format without rounds. */
  readonly end: number | null;
  readonly cancelReason: string | null;
  /** The tournament that is the next season of a league. */
  readonly next: string | null;
}

export interface Entrant extends EntrantData {
  readonly isCheckedIn: boolean;
  readonly isWithdrawn: boolean;
  /** The first round that it can play in: 1 but for late entries. */
  readonly firstRound: number;
}

interface Excuse {
  readonly entrant: EntrantId;
  readonly round: number;
  readonly isBye: boolean;
}

/** Numbers count from 1. */
export interface Round {
  readonly number: number;
  readonly tables: readonly TournamentTable[];
  readonly byes: readonly EntrantId[];
  readonly idle: readonly EntrantId[];
  readonly end: number | null;
  readonly isOver: boolean;
  readonly handReason: string | null;
}

export interface TournamentTable extends PairedTable {
  /** From 1, without gaps, through all rounds. */
  readonly number: number;
  readonly result: TableResult | null;
  /** Why the director set the result. */
  readonly setReason: string | null;
}

export interface FinishedTable extends TournamentTable {
  readonly result: TableResult;
}

export const entrantOf = ({ entrants }: Tournament, id: EntrantId): Entrant | undefined =>
  entrants.find((entrant) => entrant.id === id);

export const activeEntrants = ({ entrants }: Tournament): Entrant[] =>
  entrants.filter(({ isWithdrawn }) => !isWithdrawn);

export const allTables = ({ rounds }: Tournament): TournamentTable[] => rounds.flatMap(({ tables }) => tables);

const isFinished = (table: TournamentTable): table is FinishedTable => table.result !== null;

export const finishedTables = (tournament: Tournament): FinishedTable[] => allTables(tournament).filter(isFinished);

/**
 * Milliseconds for which games are still waited for after the end of a window. They are finished by their people or decided by a director; a week
 * later the tournament ends without those that are left, so that nobody waits for ever for a game without a clock.
 */
export const LAST_GAMES = 7 * 86_400_000;

/** Tables whose game goes on after the end of the window. */
export function overdueTables(tournament: Tournament, now: number): TournamentTable[] {
  const { phase, end, pausedAt } = tournament;
  if (phase !== 'running' || pausedAt !== null || end === null || now < end) return [];
  return allTables(tournament).filter(({ result }) => result === null);
}

/** Who does not play in a round that is not paired yet. */
export function excusesToCome(tournament: Tournament): Excuse[] {
  const { excuses, rounds } = tournament;
  return excuses.filter(
    ({ entrant, round }) => round > rounds.length && entrantOf(tournament, entrant)?.isWithdrawn === false,
  );
}

/** The round whose tables are being played, in a format with rounds. */
export function openRound({ rounds, settings }: Tournament): Round | undefined {
  const last = rounds.at(-1);
  return last === undefined || last.isOver || isContinuous(settings.format.kind) ? undefined : last;
}

/** The table that somebody sits at whose game is not over. */
export const openTableOf = ({ rounds }: Tournament, id: EntrantId): TournamentTable | undefined =>
  rounds
    .filter(({ isOver }) => !isOver)
    .flatMap(({ tables }) => tables)
    .find(({ seats, result }) => result === null && seats.includes(id));
