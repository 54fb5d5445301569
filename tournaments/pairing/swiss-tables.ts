import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { careerOf, type Careers } from '../standings/careers.ts';
import { bestTables, FEW } from './best-tables.ts';
import { companyCost } from './company-cost.ts';
import { improvedTables } from './improved-tables.ts';

/**
 * Companies for a round of Swiss at tables of these sizes: nobody meets again as long as that can be avoided, then equal scores meet.
 * The best way of all for few players; more are seated by score and then exchanged. To find the best for many would take too long:
 * already for tables of three the problem is NP-hard.
 */
export function pairSwissTables(
  ranked: readonly EntrantId[],
  sizes: readonly number[],
  careers: Careers,
): EntrantId[][] {
  const cost = companyCost(ranked, Math.max(...sizes), careers);
  const tables =
    ranked.length <= FEW ? bestTables(sizes, cost) : improvedTables(spread(ranked, sizes, careers), sizes, cost);
  return tables.map((players) => players.sort((one, other) => one - other).map((player) => itemAt(ranked, player)));
}

/** By score, and within a score group so that each table gets one of every part of it, as the halves of a group meet in a Swiss for two. */
function spread(ranked: readonly EntrantId[], sizes: readonly number[], careers: Careers): number[] {
  const parts = Math.max(...sizes);
  return scoreGroups(ranked, careers).flatMap((group) => {
    const length = Math.ceil(group.length / parts);
    const inPart = (player: number): number => (player - itemAt(group, 0)) % length;
    return [...group].sort((one, other) => inPart(one) - inPart(other) || one - other);
  });
}

/** The players by rank, those with the same points together. */
function scoreGroups(ranked: readonly EntrantId[], careers: Careers): number[][] {
  const groups: number[][] = [];
  ranked.forEach((id, player) => {
    const { points } = careerOf(careers, id);
    const before = ranked[player - 1];
    const isSame = before !== undefined && careerOf(careers, before).points === points;
    if (isSame) groups.at(-1)?.push(player);
    else groups.push([player]);
  });
  return groups;
}
