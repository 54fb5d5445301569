import type { Decision } from '@grove/bots';

/** How bad a decision was, by what it cost. */
export type MistakeKind = 'inaccuracy' | 'mistake' | 'blunder';

/** In points, the most expensive first. */
const LEAST_COST: readonly (readonly [MistakeKind, number])[] = [
  ['blunder', 8],
  ['mistake', 4],
  ['inaccuracy', 1.5],
];

/** Undefined for decisions that cost next to nothing. */
export const kindOf = ({ cost }: Pick<Decision<unknown>, 'cost'>): MistakeKind | undefined =>
  LEAST_COST.find(([, least]) => cost >= least)?.[0];

/** The decisions that were mistakes, in the order of the game. */
export const mistakesIn = (decisions: readonly Decision<unknown>[]): Decision<unknown>[] =>
  decisions.filter((decision) => kindOf(decision) !== undefined).sort((a, b) => a.at - b.at);
