import { itemAt, SeededChance, type Step } from '@grove/kernel';
import { acorns, type AcornsTypes, withNextRules } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { type Evaluator, plainEvaluator, type Played, playoutBudget, reviewGame, type TwoLooks } from '../index.ts';

const settings = {
  width: 8,
  priorError: 5,
  playouts: 40,
  costPlayouts: 10,
  fewest: 4,
  budget: () => playoutBudget(Infinity),
};
const looks: TwoLooks = { coarse: () => ({ ...settings, costPlayouts: 2 }), fine: settings };
const BOTH = [0, 1];

/** A game in which everybody plays the lowest card. */
function lowCards(seed: string): Played<AcornsTypes> {
  const chance = SeededChance.from(seed);
  const start = acorns.start(2, { winner: 'highest' }, chance);
  const begun = chance.copy();
  const state = acorns.copy(start);
  const steps: Step<number>[] = [];
  for (let [seat] = acorns.waitingFor(state); seat !== undefined; [seat] = acorns.waitingFor(state)) {
    const move = itemAt(acorns.moves(state, seat), 0);
    acorns.play(state, seat, move, chance);
    steps.push({ seat, move });
  }
  return { start, chance: begun, steps };
}

const plain = plainEvaluator(acorns);
const review = (evaluator: Evaluator<AcornsTypes>, seed = 'review') => [
  ...reviewGame(acorns, evaluator, lowCards('low'), BOTH, looks, seed),
];

test('every decision is told with its seat and what was played, at a glance first, then with more care', () => {
  const decisions = review(plain);
  const { steps } = lowCards('low');
  expect(decisions.slice(0, steps.length).map(({ at, seat, played }) => ({ at, seat, played }))).toEqual(
    steps.map(({ seat, move }, at) => ({ at, seat, played: [move] })),
  );
  const glanced = decisions.filter(({ isCoarse }) => isCoarse);
  const looked = decisions.slice(steps.length);
  expect(looked.every(({ isCoarse }) => !isCoarse)).toBe(true);
  const byCost = glanced.toSorted((a, b) => b.cost - a.cost);
  expect(looked.map(({ at }) => at)).toEqual(byCost.map(({ at }) => at));
});

test('only the seats that are asked for are looked at', () => {
  const decisions = [...reviewGame(acorns, plain, lowCards('low'), [1], looks, 'review')];
  expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
});

test('a game is looked back at by the rules that it was played by, however they have changed since', () => {
  const changed = withNextRules(acorns);
  const decisions = reviewGame(changed, plainEvaluator(changed), lowCards('low'), BOTH, looks, 'review');
  expect([...decisions]).toEqual(review(plain));
});

test('the same seed gives the same review', () => {
  expect(review(plain)).toEqual(review(plain));
});

test('where nothing was to be decided nothing is searched, until the game is over', () => {
  let playouts = 0;
  const evaluator: Evaluator<AcornsTypes> = {
    ...plain,
    // It thinks of nothing but what is played here.
    candidates: (state, seat) => [{ steps: acorns.moves(state, seat).slice(0, 1), prior: 0 }],
    playout: (...args) => {
      playouts++;
      return plain.playout(...args);
    },
  };
  const decisions = [...reviewGame(acorns, evaluator, lowCards('low'), BOTH, looks, 'review')];
  expect(decisions.every(({ cost }) => cost === 0)).toBe(true);
  expect(itemAt(decisions, 2).expected).toBe(itemAt(decisions, 0).expected);
  // Both seats' first decisions and the last one of the game, in both looks.
  expect(playouts).toBe(3 * (2 + settings.costPlayouts));
});

test('a decision that cost points says what was better', () => {
  const highest = (hand: readonly number[]) => hand[hand.length - 1];
  const evaluator: Evaluator<AcornsTypes> = {
    ...plain,
    // Highest is best by five points, and everything else is worth nothing.
    playout: (state, seat) => (state.played.includes(20) || state.chosen[seat] === 20 ? 5 : 0),
    candidates: (state, seat) => itemAt(state.hands, seat).map((card) => ({ steps: [card], prior: 0 })),
  };
  const decisions = [...reviewGame(acorns, evaluator, withTheTwenty(), BOTH, looks, 'review')];
  const [worst] = decisions.filter(({ isCoarse }) => !isCoarse).toSorted((a, b) => b.cost - a.cost);
  expect(worst?.cost).toBeCloseTo(5);
  expect(worst?.better).toEqual([highest([20])]);
  expect(worst?.played).not.toEqual([20]);
});

/** A game whose first seat holds the 20 to the last. */
function withTheTwenty(): Played<AcornsTypes> {
  for (let i = 0; ; i++) {
    const game = lowCards(`twenty ${i}`);
    if (itemAt(game.start.hands, 0).includes(20)) return game;
  }
}
