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
    layer = different(layer.flatMap((sketch) => extend(sketch, seat, taste, width))).slice(0, width);
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

function extend({ steps, state }: Sketch, seat: Seat, taste: Taste, width: number): Sketch[] {
  const isFirst = state.cardsPlayed === 0;
  if (!isFirst && !canSpareCard(state, prospectsOf(state, seat))) return [];
  const trials: { card: number; pile: number; worth: number }[] = [];
  tryCards(state, seat, cardsInHand(state.hands, seat), taste, (card, pile, worth) =>
    trials.push({ card, pile, worth }),
  );
  return trials
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ card, pile, worth }) => {
      const after = copy(state);
      playCard(after, seat, card, pile);
      return { steps: [...steps, playMove(card, pile)], state: after, worth };
    });
}

/** Merges ways to the same table, the best first. */
function different(sketches: readonly Sketch[]): Sketch[] {
  const byTable = new Map(
    sketches.map((sketch) => [`${sketch.state.tops.join()}|${sketch.state.popularity.join()}`, sketch]),
  );
  return [...byTable.values()].sort((a, b) => b.worth - a.worth);
}
