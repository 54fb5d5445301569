import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { divisionStandings } from '../standings/standings.ts';
import { activeEntrants, type Tournament } from '../tournament.ts';

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
