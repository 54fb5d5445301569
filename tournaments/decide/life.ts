import { demand } from '../refusal.ts';
import { isTime } from '../settings/check.ts';
import { openRound } from '../tournament.ts';
import { type Decider, demandDirector, demandOpen, demandReason, demandRunning, demandUnpaused } from './decider.ts';

export const pause: Decider<'pause'> = (tournament, _, by) => {
  demandDirector(by);
  demandRunning(tournament);
  demandUnpaused(tournament);
  return [{ kind: 'paused' }];
};

export const resume: Decider<'resume'> = (tournament, _, by) => {
  demandDirector(by);
  demandRunning(tournament);
  demand(tournament.pausedAt !== null, 'not-paused');
  return [{ kind: 'resumed' }];
};

/** Only what has an end can have a later one. */
export const extend: Decider<'extend'> = (tournament, { until }, by, now) => {
  demandDirector(by);
  demandRunning(tournament);
  const end = tournament.end ?? openRound(tournament)?.end ?? null;
  demand(end !== null, 'no-end-time');
  demand(isTime(until) && until > end && until > now, 'bad-time', { after: end });
  return [{ kind: 'extended', until }];
};

export const cancel: Decider<'cancel'> = (tournament, { reason }, by) => {
  demandDirector(by);
  demandOpen(tournament.phase);
  demandReason(reason);
  return [{ kind: 'cancelled', reason: reason.trim() }];
};

/** Which season is the right one the server knows: it made it, or the one before was cancelled. */
export const follow: Decider<'follow'> = ({ phase, settings }, { next }, by) => {
  demand(by.kind === 'server', 'server-only');
  demand(phase === 'ended' && settings.format.kind === 'league', 'no-season-ended');
  return [{ kind: 'followed', next }];
};
