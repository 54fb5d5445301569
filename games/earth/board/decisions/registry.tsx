import type { Decision } from '../../rules/tasks/task.ts';
import { activate } from './activate.tsx';
import { accept, amount } from './amounts.tsx';
import { compost, keep, pick, side } from './cards.tsx';
import { claim, gaia } from './claims.tsx';
import { color, either } from './color.tsx';
import type { DecisionUi } from './decision-ui.tsx';
import { between, join } from './events.tsx';
import { leisure, share } from './leisure.tsx';
import { copy, neighbour, opponent } from './others.tsx';
import { each, move, place, remove } from './pieces.tsx';
import { black, payPlanting, plant } from './planting.tsx';
import { seed } from './seed.tsx';

/** Every kind of decision with its panel. A kind without a panel does not compile. */
const panels = {
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
} satisfies { readonly [Kind in Decision['kind']]: DecisionUi<Kind> };

export const panelFor = (kind: Decision['kind']): DecisionUi => panels[kind] as DecisionUi;
