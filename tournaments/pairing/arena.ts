import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { arenaScores } from '../standings/arena-scores.ts';
import type { Careers } from '../standings/careers.ts';
import { sum } from '../sum.ts';
import { allTables, type Tournament } from '../tournament.ts';
import { bestTables, FEW } from './best-tables.ts';
import { AGAIN, remembered } from './company-cost.ts';
import { improvedTables } from './improved-tables.ts';
import { matchInWindows, WINDOW } from './match-in-windows.ts';
import { tableSizes } from './table-sizes.ts';

/** Differences of rank are squared, so that many small ones are better than one that is large. */
const FURTHEST = 10_000;

/** Who of those who wait play together now: neighbours in the standings who did not meet the last time. */
export function arenaCompanies(tournament: Tournament, careers: Careers): EntrantId[][] {
  const { settings, waiting } = tournament;
  const seeded = [...careers.keys()];
  const last = lastCompanies(tournament);
  const metLast = (one: EntrantId, other: EntrantId): boolean =>
    last.get(one)?.includes(other) === true || last.get(other)?.includes(one) === true;
  if (settings.seats.most === 2) {
    const isForbidden = isAnybodyElse(tournament) ? metLast : () => false;
    return pairsOf(ranked(tournament, seeded, waiting), waiting, isForbidden);
  }
  const sizes = tableSizes(waiting.length, settings.seats);
  const longest = waiting.slice(0, sum(sizes));
  return tablesOf(ranked(tournament, seeded, longest), sizes, metLast);
}

function ranked(tournament: Tournament, seeded: readonly EntrantId[], ids: readonly EntrantId[]): EntrantId[] {
  const scores = arenaScores(tournament);
  const chosen = new Set(ids);
  return seeded.filter((id) => chosen.has(id)).sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

function lastCompanies(tournament: Tournament): Map<EntrantId, readonly EntrantId[]> {
  const companies = new Map<EntrantId, readonly EntrantId[]>();
  for (const { seats } of allTables(tournament)) for (const id of seats) companies.set(id, seats);
  return companies;
}

/** Whether more than two wait or play: two who met the last time wait for somebody else as long as somebody can come. */
function isAnybodyElse(tournament: Tournament): boolean {
  const playing = allTables(tournament).some(({ result }) => result === null);
  return playing || tournament.waiting.length > 2;
}

/** With an odd number whoever came last waits. */
function pairsOf(
  ranked: readonly EntrantId[],
  waiting: readonly EntrantId[],
  isForbidden: (one: EntrantId, other: EntrantId) => boolean,
): EntrantId[][] {
  const rank = new Map(ranked.map((id, at) => [id, at]));
  const wait = new Map(waiting.map((id, at) => [id, waiting.length - 1 - at]));
  const most = FURTHEST * WINDOW;
  const players = ranked.length % 2 === 0 ? ranked : [...ranked, null];
  const pairs = matchInWindows(players, (one, other) => {
    if (other === null) return most - Math.min((wait.get(one) ?? 0) ** 2, FURTHEST);
    const distance = (rank.get(one) ?? 0) - (rank.get(other) ?? 0);
    return isForbidden(one, other) ? 0 : most - Math.min(distance ** 2, FURTHEST);
  });
  return pairs.flatMap(([one, other]) => (other === null ? [] : [[one, other]]));
}

function tablesOf(
  ranked: readonly EntrantId[],
  sizes: readonly number[],
  metLast: (one: EntrantId, other: EntrantId) => boolean,
): EntrantId[][] {
  const cost = remembered(ranked.length, (one, other) => {
    const isAgain = metLast(itemAt(ranked, one), itemAt(ranked, other));
    return (isAgain ? AGAIN : 0) + (one - other) ** 2;
  });
  const order = ranked.map((_, player) => player);
  const tables = ranked.length <= FEW ? bestTables(sizes, cost) : improvedTables(order, sizes, cost);
  return tables.map((players) => players.map((player) => itemAt(ranked, player)));
}
