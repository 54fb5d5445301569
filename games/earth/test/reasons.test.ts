import { reasonSuite } from '@grove/game-kit/reason-suite';
import { itemAt, type Seat, SeededChance } from '@grove/kernel';
import { policyMove } from '../bot/policy.ts';
import { fittedContext, inState, valueOf } from '../bot/value.ts';
import { FITTED } from '../bot/weights.ts';
import { earthModule } from '../module.ts';
import { earth } from '../rules/index.ts';
import { type Move, verbOf } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { decisionOf } from '../rules/turn/decision.ts';

/** Decisions with candidates; at the others the policy's step is compared with all that is legal, by the value after each. */
const SEARCHED = new Set(['color', 'plant', 'either', 'keep', 'side', 'amount', 'seed', 'gaia']);
/** Steps that can come before a decision. If they are the policy's own, it says nothing of what they bring. */
const FIRST = new Set(['event', 'seed', 'convert', 'leaf', 'lay', 'fetch']);

const isFirst = (move: Move): boolean => FIRST.has(verbOf(move) ?? '');

/** The value after a step; cards that were not known count as unseen ones. */
function valueAfter(state: State, seat: Seat, step: Move): number {
  const context = fittedContext(state, seat);
  const after = earth.copy(state);
  earth.play(after, seat, step, SeededChance.from('terms'));
  const [before, player] = [itemAt(state.players, seat), itemAt(after.players, seat)];
  const isKnown = (card: number) => before.hand.includes(card) || before.looking.includes(card);
  const drawn = [...player.hand, ...player.looking].filter((card) => !isKnown(card));
  player.hand = player.hand.filter(isKnown);
  player.looking = player.looking.filter(isKnown);
  return valueOf(inState(context, after)) + drawn.length * context.prices.draw;
}

reasonSuite({
  module: earthModule,
  games: [{ players: 1 }, { players: 2 }, { players: 4, options: { teams: '2v2', abundance: true } }],
  sumOf: (state, seat, { steps: [first = 0], prior }) => {
    if (!SEARCHED.has(decisionOf(state, seat)?.kind ?? '')) return valueAfter(state, seat, first);
    return isFirst(first) && policyMove(state, seat, FITTED) === first ? undefined : prior;
  },
});
