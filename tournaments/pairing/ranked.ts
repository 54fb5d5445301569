import type { EntrantId, Pairing } from '../log/event.ts';
import { careerOf, type Careers } from '../standings/careers.ts';
import { activeEntrants, type Tournament } from '../tournament.ts';

export const nextRound = ({ rounds }: Tournament): number => rounds.length + 1;

/** Who is to be paired in the next round, the best first: by points, then in the order of seeding. */
export function rankedForPairing(tournament: Tournament, careers: Careers): EntrantId[] {
  const round = nextRound(tournament);
  const excused = new Set(excusedIn(tournament, round).map(({ entrant }) => entrant));
  const ids = activeEntrants(tournament)
    .filter(({ id, firstRound }) => firstRound <= round && !excused.has(id))
    .map(({ id }) => id);
  return ids.sort((one, other) => careerOf(careers, other).points - careerOf(careers, one).points);
}

const excusedIn = ({ excuses }: Tournament, round: number) => excuses.filter((excuse) => excuse.round === round);

/** Tables and byes of a round with those who are excused from it. */
export function withExcused(tournament: Tournament, paired: Pick<Pairing, 'tables' | 'byes'>): Pairing {
  const active = new Set(activeEntrants(tournament).map(({ id }) => id));
  const excused = excusedIn(tournament, nextRound(tournament)).filter(({ entrant }) => active.has(entrant));
  const ids = (isBye: boolean) => excused.filter((excuse) => excuse.isBye === isBye).map(({ entrant }) => entrant);
  return { tables: paired.tables, byes: [...paired.byes, ...ids(true)], idle: ids(false) };
}
