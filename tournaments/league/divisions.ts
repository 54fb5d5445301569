import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import type { LeagueFormat } from '../settings/settings.ts';
import { divisionStandings } from '../standings/standings.ts';
import { activeEntrants, type Tournament } from '../tournament.ts';

/** How many are in each division, the highest first. A rest that is too small to play by itself joins the lowest one. */
export function divisionSizes(entrants: number, size: number): number[] {
  const full = Math.max(Math.floor(entrants / size), 1);
  const rest = Math.max(entrants - full * size, 0);
  const sizes = Array.from({ length: full }, () => Math.min(size, entrants));
  if (rest === 0) return sizes;
  return rest > 1 ? [...sizes, rest] : [...sizes.slice(0, -1), itemAt(sizes, full - 1) + 1];
}

/**
 * The divisions of a season: in the order of the season before, newcomers below by rating. Where somebody does not come back the
 * next ones move up.
 */
export function divisionsOf(order: readonly EntrantId[], { divisions, size }: LeagueFormat): EntrantId[][] {
  const entered = new Set(order);
  const former = divisions.flat().filter((id) => entered.has(id));
  const known = new Set(former);
  const all = [...former, ...order.filter((id) => !known.has(id))];
  let first = 0;
  return divisionSizes(all.length, size).map((length) => {
    first += length;
    return all.slice(first - length, first);
  });
}

/** The divisions of the next season, from the standings as they are. Whoever has withdrawn has left the league, and others move up for them. */
export function divisionsAfter(tournament: Tournament): EntrantId[][] {
  const { format } = tournament.settings;
  if (format.kind !== 'league') return [];
  const staying = new Set(activeEntrants(tournament).map(({ id }) => id));
  const finals = divisionStandings(tournament).map((division) =>
    division.map(({ entrant }) => entrant).filter((id) => staying.has(id)),
  );
  return nextDivisions(finals, format.promoted);
}

/**
 * The divisions after a season: so many of the best go up from each, and as many of the last of the division above come down.
 * `finals` are the final standings, the highest division first.
 */
export function nextDivisions(finals: readonly (readonly EntrantId[])[], promoted: number): EntrantId[][] {
  const moves = finals.slice(1).map((below, i) => {
    const above = itemAt(finals, i);
    return Math.min(promoted, Math.floor(above.length / 2), Math.floor(below.length / 2));
  });
  return finals.map((division, i) => {
    const [goUp, goDown] = [moves[i - 1] ?? 0, moves[i] ?? 0];
    const relegated = goUp === 0 ? [] : itemAt(finals, i - 1).slice(-goUp);
    const stay = division.slice(goUp, division.length - goDown);
    const risen = goDown === 0 ? [] : itemAt(finals, i + 1).slice(0, goDown);
    return [...relegated, ...stay, ...risen];
  });
}
