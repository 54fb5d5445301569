import type { Decision } from '@grove/bots';

/** How bad a decision was, by what it cost. */
export type MistakeKind = 'inaccuracy' | 'mistake' | 'blunder';

/** In points, the most expensive first. */
const LEAST_COST: readonly (readonly [MistakeKind, number])[] = [
  ['blunder', 8],
  ['mistake', 4],
  ['inaccuracy', 1.5],
];

type Looked = Pick<Decision<unknown>, 'cost' | 'isCoarse'>;

const byCost = (cost: number): MistakeKind | undefined => LEAST_COST.find(([, least]) => cost >= least)?.[0];

/** Undefined for decisions that cost next to nothing, and for those that were only glanced at: few playouts accuse wrongly. */
export const kindOf = ({ cost, isCoarse }: Looked): MistakeKind | undefined => (isCoarse ? undefined : byCost(cost));

/** Whether a glance found something that a closer look has yet to confirm. */
export const isSuspect = ({ cost, isCoarse }: Looked): boolean => isCoarse && byCost(cost) !== undefined;

/** The decisions that were mistakes for certain, in the order of the game. */
export const mistakesIn = (decisions: readonly Decision<unknown>[]): Decision<unknown>[] =>
  decisions.filter((decision) => kindOf(decision) !== undefined).sort((a, b) => a.at - b.at);

/** What is still to be checked, the likeliest mistakes first: in this order they are looked at. */
export const suspectsIn = (decisions: readonly Decision<unknown>[]): Decision<unknown>[] =>
  decisions.filter(isSuspect).sort((a, b) => b.cost - a.cost);

/** The decision that a place on the curve is about: a marked one close by, or the one that was under way there. */
export function decisionNear(
  decisions: readonly Decision<unknown>[],
  step: number,
  reach: number,
): Decision<unknown> | undefined {
  const marked = [...mistakesIn(decisions), ...suspectsIn(decisions)]
    .filter(({ at }) => Math.abs(at - step) <= reach)
    .sort((a, b) => Math.abs(a.at - step) - Math.abs(b.at - step));
  return marked[0] ?? decisions.find(({ at, played }) => step >= at && step < at + Math.max(1, played.length));
}
