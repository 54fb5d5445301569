import { CRITERIA, germinate } from '../germination.ts';
import type { GainWord } from '../../material/vocabulary.ts';
import { moveOf } from '../move.ts';
import type { DecisionRules } from './rules.ts';

/** E8.1: what a seed gives besides a germination, by the target of `spend`. */
const SEED_USES: readonly { readonly what: GainWord; readonly n: number }[] = [
  { what: 'soil', n: 2 },
  { what: 'growth', n: 2 },
  { what: 'sprout', n: 3 },
  { what: 'compost_deck', n: 3 },
  { what: 'compost_hand', n: 4 },
];

export const seed: DecisionRules<'seed'> = {
  checkpoint: false,
  moves: (_state, _seat, _task, list) => {
    for (let use = 0; use < SEED_USES.length; use++) list.push(moveOf('spend', use));
    for (let criterion = 0; criterion < CRITERIA.length; criterion++) list.push(moveOf('germinate', criterion));
  },
  allows: (_state, _seat, _task, verb, target) =>
    (verb === 'spend' && target < SEED_USES.length) || (verb === 'germinate' && target < CRITERIA.length),
  play: (context, seat, _task, verb, target) => {
    if (verb === 'germinate') return germinate(context, seat, target);
    const { what, n } = SEED_USES[target];
    context.state.players[seat].tasks.push({ kind: 'gain', what, n, keep: 0, counted: false });
  },
};
