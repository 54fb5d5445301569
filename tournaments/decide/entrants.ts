import type { EntrantData } from '../log/event.ts';
import { hasDealLeft } from '../pairing/duplicate.ts';
import { demand } from '../refusal.ts';
import { isContinuous, MOST_ENTRANTS } from '../settings/check.ts';
import { activeEntrants, entrantOf, openTableOf, type Tournament } from '../tournament.ts';
import { type Decider, demandEntrant, demandOpen, demandOwn, demandRunning } from './decider.ts';

export const register: Decider<'register'> = (tournament, { entrant }, by, now) => {
  const { id, rating, isBot } = entrant;
  if (isBot) demand(by.kind === 'director', 'director-only');
  else demandOwn(by, id);
  demandOpen(tournament.phase);
  demand(entrantOf(tournament, id)?.isWithdrawn !== false, 'already-registered');
  if (tournament.phase === 'running') demandLate(tournament, now);
  demandWithinLimits(tournament, entrant);
  return [{ kind: 'registered', entrant: { id, rating, isBot } }];
};

function demandLate({ settings, rounds, end }: Tournament, now: number): void {
  const { lateRounds } = settings.entry;
  demand(lateRounds > 0, 'started');
  if (isContinuous(settings.format.kind)) demand(end === null || now < end, 'too-late');
  else demand(rounds.length <= lateRounds, 'too-late', { rounds: lateRounds });
}

function demandWithinLimits(tournament: Tournament, { rating, isBot }: EntrantData): void {
  const { most, rating: limits, bots } = tournament.settings.entry;
  const places = most ?? MOST_ENTRANTS;
  demand(Number.isFinite(rating), 'bad-rating');
  demand(!isBot || bots, 'no-bots');
  demand(activeEntrants(tournament).length < places, 'full', { most: places });
  const isWithin = limits === null || isBot || (rating >= limits.least && rating <= limits.most);
  demand(isWithin, 'rating-out-of-limits', limits === null ? {} : { ...limits });
}

export const withdraw: Decider<'withdraw'> = (tournament, { entrant }, by) => {
  demandOwn(by, entrant);
  demandOpen(tournament.phase);
  demandEntrant(tournament, entrant);
  return [{ kind: 'withdrawn', entrant }];
};

export const checkIn: Decider<'check-in'> = (tournament, { entrant }, by) => {
  demandOwn(by, entrant);
  demandOpen(tournament.phase);
  demand(tournament.phase === 'registration', 'started');
  demand(tournament.settings.entry.checkIn, 'no-check-in');
  demand(!demandEntrant(tournament, entrant).isCheckedIn, 'already-checked-in');
  return [{ kind: 'checked-in', entrant }];
};

export const giveBye: Decider<'give-bye'> = (tournament, { entrant, round }, by) => {
  demand(by.kind === 'director', 'director-only');
  demandRoundToCome(tournament, round);
  demandEntrant(tournament, entrant);
  const hadBye = tournament.rounds.some(({ byes }) => byes.includes(entrant));
  const isPromised = tournament.excuses.some((excuse) => excuse.entrant === entrant && excuse.isBye);
  demand(!hadBye && !isPromised, 'had-bye');
  return [{ kind: 'excused', entrant, round, isBye: true }];
};

export const announceAbsence: Decider<'announce-absence'> = (tournament, { entrant, round }, by) => {
  demandOwn(by, entrant);
  demandRoundToCome(tournament, round);
  demandEntrant(tournament, entrant);
  // Also for the sake of a promised bye, which the absence would replace.
  const isExcused = tournament.excuses.some((excuse) => excuse.entrant === entrant && excuse.round === round);
  demand(!isExcused, 'already-excused');
  return [{ kind: 'excused', entrant, round, isBye: false }];
};

/** Only the rounds of a Swiss can be missed without breaking the plan of the others. */
function demandRoundToCome({ phase, settings, rounds }: Tournament, round: number): void {
  demandOpen(phase);
  const { format } = settings;
  demand(format.kind === 'swiss', 'no-rounds');
  demand(Number.isInteger(round) && round > rounds.length && round <= format.rounds, 'bad-round', {
    least: rounds.length + 1,
    most: format.rounds,
  });
}

export const wait: Decider<'wait'> = (tournament, { entrant }, by, now) => {
  demandOwn(by, entrant);
  demandRunning(tournament);
  const { settings, end, waiting } = tournament;
  demand(isContinuous(settings.format.kind), 'not-waiting');
  demand(end === null || now < end, 'too-late');
  demandEntrant(tournament, entrant);
  demand(!waiting.includes(entrant), 'already-waiting');
  demand(openTableOf(tournament, entrant) === undefined, 'playing');
  demand(hasDealLeft(tournament, entrant), 'all-deals-played');
  return [{ kind: 'waiting', entrant }];
};

export const rest: Decider<'rest'> = (tournament, { entrant }, by) => {
  demandOwn(by, entrant);
  demandRunning(tournament);
  demand(tournament.waiting.includes(entrant), 'not-waiting');
  return [{ kind: 'resting', entrant }];
};
