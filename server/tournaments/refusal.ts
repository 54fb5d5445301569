import { type Facts, refuse, type Refusal, RefusedError } from '@grove/kernel';
import type { TournamentServerReason } from '@grove/protocol';

export const refuseTournament = (reason: TournamentServerReason, facts: Facts = {}): Refusal =>
  refuse('tournament', reason, facts);

/** Throws RefusedError unless the condition holds. */
export function demand(holds: boolean, reason: TournamentServerReason, facts: Facts = {}): asserts holds {
  if (!holds) throw new RefusedError(refuseTournament(reason, facts));
}

/** Why a check has failed; undefined if it has not. */
export async function refusalIn(check: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}
