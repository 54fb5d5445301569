import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import type { LeagueFormat } from '../settings/settings.ts';

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
