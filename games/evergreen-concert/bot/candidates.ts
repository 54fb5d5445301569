import type { Candidate } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { playMove } from '../rules/move.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { State } from '../rules/index.ts';
import { playCard } from '../rules/turn.ts';
import { canSpareCard, endMove } from './greedy.ts';
import { bestFinish, finishes, type Finish } from './endings.ts';
import type { Weights } from './weights.ts';
import { CardValues } from './card-values.ts';
import { cardPrice, handValue, prospectsOf } from './prospects.ts';
import { copy } from '../rules/save.ts';

/** A turn with some cards played and its end still open. */
interface BeamNode {
  readonly steps: readonly number[];
  readonly state: State;
  readonly value: number;
  /** What the cards played so far were worth in hand. */
  readonly spent: number;
}

/**
 * Whole turns, in no order: the `width` best ways to play one card, two and three (a beam search), each with every
 * way to end the turn. The price of a card beyond the first is taken off.
 */
export function concertTurns(
  state: State,
  seat: Seat,
  weights: Weights,
  values: CardValues,
  width: number,
): Candidate<number>[] {
  const { value } = bestFinish(state, prospectsOf(state, seat), weights);
  let layer: BeamNode[] = [{ steps: [], state, value, spent: 0 }];
  const turns: Candidate<number>[] = [];
  while (layer.length > 0) {
    for (const node of layer) turns.push(...endings(node, seat, weights));
    layer = extend(layer, seat, weights, values, width);
  }
  return turns;
}

/** C4.1 A turn cannot end before its first card. */
function endings({ steps, state, spent }: BeamNode, seat: Seat, weights: Weights): Candidate<number>[] {
  if (state.cardsPlayed === 0) return [];
  const prospects = prospectsOf(state, seat);
  const price = spent + cardPrice(state, seat, weights) * Math.max(0, steps.length - 1);
  return finishes(state, prospects, weights).map((finish) => ({
    steps: [...steps, ...endSteps(state, seat, finish)],
    prior: finish.value - price,
  }));
}

/** The hit disc moves first, then the turn ends, unless moving it was the end. */
function endSteps(state: State, seat: Seat, { step, ending }: Finish): number[] {
  const prospects = prospectsOf(state, seat);
  const first = endMove({ step, ending }, prospects);
  if (step === 0 || prospects.concertsLeft === 0) return [first];
  return [first, endMove({ step: 0, ending }, prospects)];
}

/** The best different tables that one more card makes of these. */
function extend(
  nodes: readonly BeamNode[],
  seat: Seat,
  weights: Weights,
  values: CardValues,
  width: number,
): BeamNode[] {
  const ways = nodes.flatMap((from) => cardsFrom(from, seat, values));
  ways.sort((a, b) => b.value - a.value);
  const different = new Map<string, BeamNode>();
  for (const { from, card, pile, value } of ways) {
    if (different.size === width) break;
    const state = copy(from.state);
    playCard(state, seat, card, pile);
    const key = `${state.tops.join()}|${state.popularity.join()}`;
    if (different.has(key)) continue;
    const spent = from.spent + handValue(card, state.players, weights);
    different.set(key, { steps: [...from.steps, playMove(card, pile)], state, value, spent });
  }
  return [...different.values()];
}

interface ScoredCard {
  readonly from: BeamNode;
  readonly card: number;
  readonly pile: number;
  readonly value: number;
}

/** C4.1 Every card that may still be played, on every pile. */
function cardsFrom(from: BeamNode, seat: Seat, values: CardValues): ScoredCard[] {
  const { state } = from;
  const ways: ScoredCard[] = [];
  if (state.cardsPlayed > 0 && !canSpareCard(state, prospectsOf(state, seat))) return ways;
  values.forEach(state, seat, cardsInHand(state.hands, seat), (card, pile, value) =>
    ways.push({ from, card, pile, value: value - from.spent }),
  );
  return ways;
}
