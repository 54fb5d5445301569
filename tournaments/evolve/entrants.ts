import { itemAt } from '@grove/kernel';
import type { EntrantId, EventOf } from '../log/event.ts';
import type { Entrant, Tournament } from '../tournament.ts';

type Change = Partial<Tournament>;

/** Somebody who withdrew can enter again, with all that was played before. */
export function registered({ entrants, rounds, phase }: Tournament, { entrant }: EventOf<'registered'>): Change {
  const former = entrants.find(({ id }) => id === entrant.id);
  const isLate = phase === 'running';
  const firstRound = former?.firstRound ?? (isLate ? rounds.length + 1 : 1);
  const entry: Entrant = { ...entrant, isCheckedIn: isLate, isWithdrawn: false, firstRound };
  return { entrants: former === undefined ? [...entrants, entry] : changed(entrants, entrant.id, entry) };
}

const changed = (entrants: readonly Entrant[], id: EntrantId, change: Partial<Entrant>): Entrant[] =>
  entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...change } : entrant));

/** Before the start nothing of an entry remains. */
export function withdrawn({ phase, entrants, waiting }: Tournament, { entrant }: EventOf<'withdrawn'>): Change {
  if (phase === 'registration') return { entrants: entrants.filter(({ id }) => id !== entrant) };
  return {
    entrants: changed(entrants, entrant, { isWithdrawn: true }),
    waiting: waiting.filter((id) => id !== entrant),
  };
}

export const checkedIn = ({ entrants }: Tournament, { entrant }: EventOf<'checked-in'>): Change => ({
  entrants: changed(entrants, entrant, { isCheckedIn: true }),
});

export function started({ entrants }: Tournament, { order, divisions }: EventOf<'started'>): Change {
  const byId = Object.fromEntries(entrants.map((entrant) => [entrant.id, entrant]));
  return { phase: 'running', entrants: order.map((id) => itemAt(byId, id)), divisions };
}

export const excused = ({ excuses }: Tournament, { entrant, round, isBye }: EventOf<'excused'>): Change => ({
  excuses: [
    ...excuses.filter((excuse) => excuse.entrant !== entrant || excuse.round !== round),
    { entrant, round, isBye },
  ],
});

export const waiting = ({ waiting }: Tournament, { entrant }: EventOf<'waiting'>): Change => ({
  waiting: [...waiting, entrant],
});

export const resting = ({ waiting }: Tournament, { entrant }: EventOf<'resting'>): Change => ({
  waiting: waiting.filter((id) => id !== entrant),
});
