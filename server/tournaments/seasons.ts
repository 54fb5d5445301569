import { isRefusal, type Refusal } from '@grove/kernel';
import { decide } from '@grove/tournaments';
import { newTournamentId } from '../ids.ts';
import type { OpenTournament } from './open-tournament.ts';
import { refuseTournament } from './refusal.ts';
import type { Tournaments } from './tournaments.ts';

export const hasNextSeason = (tournament: string): Refusal => refuseTournament('has-next-season', { tournament });

/**
 * The id of the season that follows one, written into the log of the last one before the new one is made, so that of several directors only one
 * makes it. If the one who claimed it died before that, or is about to make it, the same id is tried again: a second tournament
 * of one id is refused by the store. A season that was cancelled can be made anew.
 */
export async function claimNextSeason(tournaments: Tournaments, last: OpenTournament): Promise<string | Refusal> {
  const { next } = last.state;
  if (next !== null) {
    const made = await tournaments.fresh(next);
    if (made === undefined) return next;
    if (made.state.phase !== 'cancelled') return hasNextSeason(next);
  }
  const id = newTournamentId();
  const claimed = await tournaments.change(last.id, null, (state, now) =>
    state.next === next ? decide(state, { kind: 'follow', next: id }, { kind: 'server' }, now) : [],
  );
  return claimed === undefined || isRefusal(claimed) ? (claimed ?? id) : (claimed.state.next ?? id);
}
