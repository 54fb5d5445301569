import { catchRefusal, type Refusal } from '@grove/kernel';
import type { Happened, TournamentEvent } from '../log/event.ts';
import { demand } from '../refusal.ts';
import { checkSettings, isTime } from '../settings/check.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../tournament.ts';
import { advance, end, endRound } from './advance.ts';
import type { Actor, CommandKind, TournamentCommand } from './command.ts';
import type { Decider } from './decider.ts';
import { announceAbsence, checkIn, giveBye, register, rest, wait, withdraw } from './entrants.ts';
import { cancel, extend, follow, pause, resume } from './life.ts';
import { pairByHand } from './pair-by-hand.ts';
import { reportResult, setResult } from './results.ts';
import { start } from './start.ts';

const deciders: { readonly [Kind in CommandKind]: Decider<Kind> } = {
  register,
  withdraw,
  'check-in': checkIn,
  start,
  advance,
  'pair-by-hand': pairByHand,
  'report-result': reportResult,
  'set-result': setResult,
  'give-bye': giveBye,
  'announce-absence': announceAbsence,
  wait,
  rest,
  'end-round': endRound,
  pause,
  resume,
  extend,
  cancel,
  end,
  follow,
};

/** The first event of a tournament, or why nobody could play by these settings. */
export const createTournament = (settings: Settings, now: number): TournamentEvent | Refusal =>
  catchRefusal(() => {
    demand(isTime(now), 'bad-time');
    checkSettings(settings, now);
    return { kind: 'created', settings, at: now };
  });

/** The events that a command adds to the log, or why it is refused. Times do not run backwards if the machine's clock does. */
export function decide(
  tournament: Tournament,
  command: TournamentCommand,
  by: Actor,
  now: number,
): TournamentEvent[] | Refusal {
  // Each decider takes the commands of its own key; the compiler does not follow that through the lookup.
  const decider = deciders[command.kind] as Decider<CommandKind>;
  return catchRefusal(() => {
    demand(isTime(now), 'bad-time');
    const at = Math.max(now, tournament.at);
    return decider(tournament, command, by, at).map((happened) => eventAt(happened, at));
  });
}

const eventAt = (happened: Happened, at: number): TournamentEvent => ({ ...happened, at });
