import { CRITERIA, germinate } from '../germination.ts';
import type { GainWord } from '../../material/vocabulary.ts';
import { type Move, moveOf } from '../move.ts';
import type { DecisionRules } from './rules.ts';

/** E8.1: what a seed gives besides a germination, by the target of `spend`. */
const SEED_USES: readonly { readonly what: GainWord; readonly n: number }[] = [
  { what: 'soil', n: 2 },
  { what: 'growth', n: 2 },
  { what: 'sprout', n: 3 },
  { what: 'compost_deck', n: 3 },
  { what: 'compost_hand', n: 4 },
];

/** Always the same: a germination that finds nothing gives the seed back (E12.4). */
const MOVES: readonly Move[] = [
  ...SEED_USES.map((_, use) => moveOf('spend', use)),
  ...CRITERIA.map((_, criterion) => moveOf('germinate', criterion)),
];

export const seed: DecisionRules<'seed'> = {
  checkpoint: false,
  moves: (_state, _seat, _task, list) => {
    for (const move of MOVES) list.push(move);
  },
  allows: (_state, _seat, _task, verb, target) =>
    (verb === 'spend' && target < SEED_USES.length) || (verb === 'germinate' && target < CRITERIA.length),
  play: (context, seat, _task, verb, target) => {
    if (verb === 'germinate') return germinate(context, seat, target);
    const { what, n } = SEED_USES[target];
    context.state.players[seat].tasks.push({ kind: 'gain', what, n, keep: 0, counted: false });
  },
};
