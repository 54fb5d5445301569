import { activate, copy, neighbour, opponent } from './activate.ts';
import { between, join } from './between.ts';
import { amount, compost, keep, pick, side } from './cards.ts';
import { claim, gaia } from './claim.ts';
import { accept, each, move, place, remove } from './pieces.ts';
import { black, payPlanting, plant } from './plant.ts';
import type { State } from '../state.ts';
import type { DecisionRules } from './rules.ts';
import { seed } from './seed.ts';
import type { Decision, Task } from './task.ts';
import { color, either, leisure, share } from './turn.ts';

/** Every kind of decision with its rules. A new kind without rules does not compile. */
const decisions = {
  side,
  compost,
  color,
  either,
  plant,
  'pay-planting': payPlanting,
  black,
  keep,
  activate,
  copy,
  neighbour,
  opponent,
  remove,
  place,
  each,
  accept,
  amount,
  seed,
  move,
  between,
  join,
  claim,
  pick,
  leisure,
  share,
  gaia,
} satisfies { readonly [Kind in Decision['kind']]: DecisionRules<Kind> };

export type WholeRules = Required<DecisionRules>;

/** What most decisions do; it comes first in all of them, so that they have one shape: every step asks for several. */
const DEFAULTS: Pick<WholeRules, 'lapses'> = { lapses: () => false };
const rulesOfKind: ReadonlyMap<Task['kind'], WholeRules> = new Map(
  Object.entries(decisions as Readonly<Record<Decision['kind'], DecisionRules>>).map(([kind, rules]) => [
    kind as Decision['kind'],
    { ...DEFAULTS, ...rules },
  ]),
);

export const decisionRules = (kind: Decision['kind']): WholeRules => rulesOfKind.get(kind) as WholeRules;

/** The rules of a task that waits for its player; undefined for those that run by themselves. */
export const rulesOfTask = ({ kind }: Task): WholeRules | undefined => rulesOfKind.get(kind);

/** E2.8: whether nothing is half done while a decision with these rules is asked. */
export const isCheckpointOf = (state: State, { checkpoint }: DecisionRules): boolean =>
  typeof checkpoint === 'boolean' ? checkpoint : checkpoint(state);

export const isCheckpoint = (state: State, { kind }: Decision): boolean => isCheckpointOf(state, decisionRules(kind));
