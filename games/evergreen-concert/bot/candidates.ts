import type { Turn } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { playMove } from '../rules/codes.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { State } from '../rules/index.ts';
import { copy } from '../rules/setup.ts';
import { playCard } from '../rules/turn.ts';
import { canSpareCard, endMove } from './greedy.ts';
import { bestFinish, finishes, type Finish, type Taste } from './judgement.ts';
import { prospectsOf, tryCards } from './trial.ts';

/** A turn with its cards played and its end still open. */
interface Sketch {
  readonly steps: readonly number[];
  readonly state: State;
  readonly worth: number;
}

/**
 * Whole turns, in no order: the `width` best ways to play one card, two and three (a beam search), each with every
 * way to end the turn. The price of a card beyond the first is taken off.
 */
export function concertTurns(state: State, seat: Seat, taste: Taste, width: number): Turn<number>[] {
  const { worth } = bestFinish(state, prospectsOf(state, seat), taste);
  let layer: Sketch[] = [{ steps: [], state, worth }];
  const turns: Turn<number>[] = [];
  while (layer.length > 0) {
    for (const sketch of layer) turns.push(...endings(sketch, seat, taste));
    layer = extend(layer, seat, taste, width);
  }
  return turns;
}

/** C4.1 A turn cannot end before its first card. */
function endings({ steps, state }: Sketch, seat: Seat, taste: Taste): Turn<number>[] {
  if (state.cardsPlayed === 0) return [];
  const prospects = prospectsOf(state, seat);
  const price = taste.card * Math.max(0, steps.length - 1);
  return finishes(state, prospects, taste).map((finish) => ({
    steps: [...steps, ...endSteps(state, seat, finish)],
    value: finish.worth - price,
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
function extend(sketches: readonly Sketch[], seat: Seat, taste: Taste, width: number): Sketch[] {
  const ways = sketches.flatMap((from) => cardsFrom(from, seat, taste));
  ways.sort((a, b) => b.worth - a.worth);
  const different = new Map<string, Sketch>();
  for (const { from, card, pile, worth } of ways) {
    if (different.size === width) break;
    const state = copy(from.state);
    playCard(state, seat, card, pile);
    const key = `${state.tops.join()}|${state.popularity.join()}`;
    if (!different.has(key)) different.set(key, { steps: [...from.steps, playMove(card, pile)], state, worth });
  }
  return [...different.values()];
}

interface Way {
  readonly from: Sketch;
  readonly card: number;
  readonly pile: number;
  readonly worth: number;
}

/** C4.1 Every card that may still be played, on every pile. */
function cardsFrom(from: Sketch, seat: Seat, taste: Taste): Way[] {
  const { state } = from;
  const ways: Way[] = [];
  if (state.cardsPlayed > 0 && !canSpareCard(state, prospectsOf(state, seat))) return ways;
  tryCards(state, seat, cardsInHand(state.hands, seat), taste, (card, pile, worth) =>
    ways.push({ from, card, pile, worth }),
  );
  return ways;
}
