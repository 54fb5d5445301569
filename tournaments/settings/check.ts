import { demand } from '../refusal.ts';
import { type Format, type FormatKind, type Settings, TIE_BREAKS } from './settings.ts';

export const MOST_ENTRANTS = 5000;
/** With fewer rounds than half a window of the pairing somebody new can always be found (`pairing/swiss-two.ts`). */
const MOST_ROUNDS = 30;
const MOST_SEATS = 4;
const MOST_DEALS = 100;
const MOST_CYCLES = 4;

/** Throws RefusedError for settings that nobody can play by. */
export function checkSettings(settings: Settings, now: number): void {
  checkSeats(settings);
  checkFormat(settings.format);
  checkEntry(settings);
  checkTimes(settings, now);
  const { tieBreaks, prizes } = settings;
  const isKnown = tieBreaks.every((tieBreak) => TIE_BREAKS.includes(tieBreak));
  demand(isKnown && new Set(tieBreaks).size === tieBreaks.length, 'bad-tie-breaks');
  demand(isCount(prizes, 0, MOST_ENTRANTS), 'bad-prizes');
}

function checkSeats({ seats, format }: Settings): void {
  const { least, most } = seats;
  demand(isCount(least, 1, MOST_SEATS) && isCount(most, least, MOST_SEATS), 'bad-seats', { most: MOST_SEATS });
  demand(least > 1 || (most === 1 && format.kind === 'duplicate'), 'solo-needs-duplicate');
  demand(!isElimination(format.kind) || most === 2, 'elimination-needs-two');
  const needsFixedSize = format.kind === 'duplicate' || format.kind === 'league' || format.kind === 'round-robin';
  demand(!needsFixedSize || least === most, 'needs-one-table-size');
}

export const isElimination = (kind: FormatKind): boolean => kind.endsWith('-elimination');
/** Paired at once from those who wait, without rounds. */
export const isContinuous = (kind: FormatKind): boolean => kind === 'arena' || kind === 'duplicate';

function checkFormat(format: Format): void {
  if (format.kind === 'swiss') demand(isCount(format.rounds, 1, MOST_ROUNDS), 'bad-rounds', { most: MOST_ROUNDS });
  if (format.kind === 'round-robin')
    demand(isCount(format.cycles, 1, MOST_CYCLES), 'bad-cycles', { most: MOST_CYCLES });
  if (format.kind === 'duplicate') demand(isCount(format.deals, 1, MOST_DEALS), 'bad-deals', { most: MOST_DEALS });
  if (format.kind === 'league') {
    demand(isCount(format.size, 2, MOST_ENTRANTS), 'bad-division-size');
    demand(isCount(format.promoted, 0, Math.floor(format.size / 2)), 'bad-promotion', { size: format.size });
    const placed = format.divisions.flat();
    demand(new Set(placed).size === placed.length, 'twice-in-divisions');
  }
}

function checkEntry({ entry, format }: Settings): void {
  const { most, rating, lateRounds } = entry;
  demand(most === null || isCount(most, 2, MOST_ENTRANTS), 'bad-capacity', { most: MOST_ENTRANTS });
  demand(rating === null || (Number.isFinite(rating.least) && rating.most >= rating.least), 'bad-rating-limits');
  demand(isCount(lateRounds, 0, MOST_ROUNDS), 'bad-late-entry');
  demand(lateRounds === 0 || format.kind === 'swiss' || isContinuous(format.kind), 'no-late-entry');
}

function checkTimes({ times, format }: Settings, now: number): void {
  const { start, end, round } = times;
  demand(isTime(start) && start >= now, 'bad-start');
  demand((end !== null) === isContinuous(format.kind), end === null ? 'needs-end' : 'no-end-time');
  demand(end === null || (isTime(end) && end > start), 'ends-before-start');
  demand(round === null || (isTime(round) && round > 0), 'bad-round-time');
  demand(round === null || !isContinuous(format.kind), 'no-rounds');
}

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export const isTime = (value: number): boolean => isCount(value, 0, Number.MAX_SAFE_INTEGER);
