import type { EntrantId } from '../log/event.ts';
import type { Settings } from '../settings/settings.ts';
import { careerOf, type Careers } from '../standings/careers.ts';

/** The tables for so many: as few byes as can be, then as many large tables as can be, the large ones first. */
export function tableSizes(count: number, { least, most }: Settings['seats']): number[] {
  for (let players = count; players > 0; players--) {
    const sizes = exactSizes(players, least, most);
    if (sizes !== null) return sizes;
  }
  return [];
}

/** The fewest tables that hold all; if these cannot all have the least number of players, more tables cannot either. */
function exactSizes(players: number, least: number, most: number): number[] | null {
  const tables = Math.ceil(players / most);
  if (tables * least > players) return null;
  const sizes = Array.from({ length: tables }, () => least);
  let left = players - tables * least;
  return sizes.map((size) => {
    const more = Math.min(left, most - least);
    left -= more;
    return size + more;
  });
}

/** Those who have had the fewest byes, the lowest first. */
export function chooseByes(ranked: readonly EntrantId[], count: number, careers: Careers): EntrantId[] {
  const byes = (id: EntrantId): number => careerOf(careers, id).byes;
  return ranked
    .toReversed()
    .sort((one, other) => byes(one) - byes(other))
    .slice(0, count);
}
