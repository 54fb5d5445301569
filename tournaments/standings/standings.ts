import { itemAt } from '@grove/kernel';
import { rulesOf } from '../formats/formats.ts';
import type { EntrantId } from '../log/event.ts';
import type { Entrant, Tournament } from '../tournament.ts';
import { careerOf, careersOf } from './careers.ts';
import { type Group, Order } from './order.ts';
import { criteria, type Scores } from './tie-breaks.ts';

export interface Standing {
  readonly entrant: EntrantId;
  /** From 1; those who are equal by all criteria share the better rank. */
  readonly rank: number;
  /** The rank among people who have not withdrawn, if there is a prize for it. */
  readonly prize: number | null;
  /** In twelfths of a win; in a duplicate per cent; in an elimination the number of the round that it went out in. */
  readonly points: number;
  /** In the order of the settings. */
  readonly tieBreaks: readonly number[];
  /** Tables with a result. */
  readonly played: number;
}

/** All entrants, the best first; equals in the order of seeding. Depends on pairings and results, not on when they came. */
export function standings(tournament: Tournament, among: readonly Entrant[] = tournament.entrants): Standing[] {
  const { settings } = tournament;
  const scores: Scores = { careers: careersOf(tournament), points: rulesOf(settings.format.kind).points(tournament) };
  const order = new Order(
    among.map(({ id }) => id),
    (id) => scores.points.get(id) ?? 0,
  );
  for (const name of settings.tieBreaks) order.refine((tied) => criteria[name](scores, tied));
  const people = among.filter(({ isBot, isWithdrawn }) => !isBot && !isWithdrawn).map(({ id }) => id);
  const prizes = prizesIn(order.groups, new Set(people), settings.prizes);
  let rank = 1;
  return order.groups.flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group.map((entrant) => {
      const [points, ...tieBreaks] = order.valuesOf(entrant);
      const { finished } = careerOf(scores.careers, entrant);
      return {
        entrant,
        rank: shared,
        prize: prizes.get(entrant) ?? null,
        points: points ?? 0,
        tieBreaks,
        played: finished,
      };
    });
  });
}

/** Bots take no prize: people are ranked as if no bot had entered. */
function prizesIn(groups: readonly Group[], winners: ReadonlySet<EntrantId>, count: number): Map<EntrantId, number> {
  const prizes = new Map<EntrantId, number>();
  let rank = 1;
  for (const group of groups) {
    const people = group.filter((id) => winners.has(id));
    if (rank <= count) for (const id of people) prizes.set(id, rank);
    rank += people.length;
  }
  return prizes;
}

/** The standings of each division of a league, the highest division first. */
export function divisionStandings(tournament: Tournament): Standing[][] {
  const byId = Object.fromEntries(tournament.entrants.map((entrant) => [entrant.id, entrant]));
  return tournament.divisions.map((ids) =>
    standings(
      tournament,
      ids.map((id) => itemAt(byId, id)),
    ),
  );
}
