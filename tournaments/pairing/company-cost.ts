import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { careerOf, type Careers, timesMet } from '../standings/careers.ts';
import { WIN } from '../standings/table-points.ts';

/** Worth more than all differences of scores in a field, and these more than who is in which part of a score group. */
export const AGAIN = 1e12;
const SCORE = 1e6;

/** What it costs that two sit at the same table; players are numbered by rank. */
export type CompanyCost = (one: number, other: number) => number;

/**
 * Nobody meets again while it can be avoided, and a third meeting is worse than two second ones. Then equal scores should meet, and of
 * those one of every part of the score group: the best do not meet at once.
 */
export function companyCost(ranked: readonly EntrantId[], seats: number, careers: Careers): CompanyCost {
  const points = ranked.map((id) => careerOf(careers, id).points);
  const parts = partsOf(points, seats);
  return remembered(ranked.length, (one, other) => {
    const difference = (itemAt(points, one) - itemAt(points, other)) / WIN;
    const isSamePart = difference === 0 && parts[one] === parts[other];
    const met = timesMet(careers, itemAt(ranked, one), itemAt(ranked, other));
    return AGAIN * met ** 2 + Math.round(SCORE * difference ** 2) + (isSamePart ? 1 : 0);
  });
}

/** The same costs, worked out once for all pairs: a search asks for them again and again. */
export function remembered(count: number, cost: CompanyCost): CompanyCost {
  const costs = new Float64Array(count * count);
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < count; other++) costs[one * count + other] = cost(one, other);
  }
  return (one, other) => costs[one * count + other] ?? 0;
}

/** For everybody the part of the own score group, which is cut into as many as a table has seats. */
function partsOf(points: readonly number[], seats: number): number[] {
  return points.map((own, player) => {
    const group = points.filter((other) => other === own).length;
    const place = player - points.indexOf(own);
    return Math.floor(place / Math.ceil(group / seats));
  });
}

/** What it costs that somebody sits at a table with these, whoever of them it is. */
export function costAt(cost: CompanyCost, table: readonly number[], player: number): number {
  let total = 0;
  for (const other of table) if (other !== player) total += cost(player, other);
  return total;
}
