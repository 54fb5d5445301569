import { itemAt, type Budget, SeededChance } from '@grove/kernel';
import { acorns, type AcornsTypes } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import {
  type Candidate,
  compareCandidates,
  type Evaluator,
  hintsFor,
  margin,
  pairingOf,
  plainEvaluator,
  playoutBudget,
  playPairing,
  searchBot,
  summarise,
  timeBudget,
} from '../index.ts';
import { sample } from './sample.ts';

const plain = plainEvaluator(acorns);
const settings = { width: 8, priorError: 5, playouts: 60 };
const start = (seed: string) => acorns.start(2, { winner: 'highest' }, SeededChance.from(seed));
const root = (seed: string, evaluator: Evaluator<AcornsTypes> = plain) => ({
  game: acorns,
  evaluator,
  view: acorns.view(start(seed), 0),
  seat: 0,
});

test('the margin is the lead over the best of the others, alone the total', () => {
  expect(margin([7, 3, 5], 0)).toBe(2);
  expect(margin([7, 3, 5], 1)).toBe(-4);
  expect(margin([7], 0)).toBe(7);
});

test('search by the contract alone beats random play', () => {
  const bots = [searchBot(acorns, plain, settings), sample.bots.random(acorns)];
  const outcomes = Array.from({ length: 200 }, (_, i) => playPairing(acorns, bots, pairingOf('elm', 2, i)));
  const { wins } = itemAt(summarise(['search', 'random'], outcomes).entrants, 0);
  expect(wins.low).toBeGreaterThan(0.5);
});

test('the same seed and number of playouts give the same evaluations', () => {
  const evaluate = () => {
    const candidates = plain.candidates(start('ash'), 0, 8);
    return compareCandidates(root('ash'), candidates, 1, SeededChance.from('bot'), playoutBudget(50));
  };
  expect(evaluate()).toEqual(evaluate());
});

test('all candidates come back, the better half of each phase with more playouts', () => {
  const candidates = plain.candidates(start('ash'), 0, 8);
  const found = compareCandidates(root('ash'), candidates, 1, SeededChance.from('bot'), playoutBudget(90));
  expect(new Set(found.map(({ candidate }) => candidate))).toEqual(new Set(candidates));
  expect(found).toHaveLength(candidates.length);
  expect(itemAt(found, 0).playouts).toBeGreaterThan(itemAt(found, 2).playouts);
  expect(itemAt(found, 2).playouts).toBeGreaterThan(0);
});

test('a candidate that is plainly better is found, however low its prior is', () => {
  const hand = acorns.view(start('ash'), 0).hand;
  const good = hand[1];
  const evaluator: Evaluator<AcornsTypes> = {
    ...plain,
    candidates: () => hand.map((card) => ({ steps: [card], prior: card === good ? -1 : 1 })),
    playout: (state) => (state.chosen[0] === good ? 10 : 0),
  };
  expect(searchBot(acorns, evaluator, settings).choose(root('ash').view, 0, SeededChance.from('bot'))).toBe(good);
});

test('with little time the first candidates are compared, each more than once, and the others come last', () => {
  const card = itemAt(acorns.view(start('ash'), 0).hand, 0);
  const candidates: Candidate<number>[] = Array.from({ length: 16 }, (_, i) => ({ steps: [card], prior: -i }));
  const found = compareCandidates(root('ash'), candidates, 1, SeededChance.from('bot'), playoutBudget(16));
  const reached = found.filter(({ playouts }) => playouts > 0).map(({ candidate }) => candidates.indexOf(candidate));
  expect(new Set(reached)).toEqual(new Set([0, 1, 2, 3]));
  expect(itemAt(found, 0).playouts).toBeGreaterThan(1);
  expect(found.slice(4).map(({ candidate }) => candidate)).toEqual(candidates.slice(4));
});

test('a candidate that there was no time for has its prior for a value, set against what playouts showed', () => {
  const card = itemAt(acorns.view(start('ash'), 0).hand, 0);
  const evaluator = { ...plain, playout: () => 50 };
  const candidates = [7, 7, 5, 5].map((prior) => ({ steps: [card], prior }));
  const found = compareCandidates(root('ash', evaluator), candidates, 1, SeededChance.from('bot'), playoutBudget(4));
  expect(found.map(({ value }) => value)).toEqual([50, 50, 48, 48]);
});

test('candidates that were dropped are compared with the others as if all had met the same luck', () => {
  // Every determinization has luck of its own, far larger than what cards differ by.
  const hand = acorns.view(start('ash'), 0).hand;
  const luck = SeededChance.from('luck');
  let bonus = 0;
  const game = {
    ...acorns,
    imagine: (...args: Parameters<typeof acorns.imagine>) => ((bonus = luck.pick(1000)), acorns.imagine(...args)),
  };
  const evaluator = { ...plain, playout: (state: AcornsTypes['State']) => bonus + hand.indexOf(state.chosen[0] ?? -1) };
  const candidates = [0, 1, 2, 0, 1, 2, 0, 1].map((i) => ({ steps: [itemAt(hand, i)], prior: 0 }));
  const found = compareCandidates(
    { ...root('ash', evaluator), game },
    candidates,
    5,
    SeededChance.from('bot'),
    playoutBudget(120),
  );
  const apart = found.map(({ value }) => itemAt(found, 0).value - value);
  const expected = found.map(({ candidate }) => 2 - hand.indexOf(itemAt(candidate.steps, 0)));
  expect(new Set(found.map(({ playouts }) => playouts)).size).toBeGreaterThan(2);
  apart.forEach((value, i) => expect(value).toBeCloseTo(itemAt(expected, i)));
});

test('without any time the prior decides', () => {
  const evaluator = { ...plain, candidates: () => [4, 9].map((card) => ({ steps: [card], prior: card })) };
  const none: Budget = { used: () => Infinity, spent: () => true, count: () => undefined };
  const best = itemAt(
    compareCandidates(root('ash', evaluator), evaluator.candidates(), 1, SeededChance.from('bot'), none),
    0,
  );
  expect(best.candidate.steps).toEqual([9]);
});

test('a time budget stops within one playout of its end', () => {
  let now = 0;
  const evaluator = { ...plain, playout: () => (now += 7) };
  const bot = searchBot(acorns, evaluator, settings);
  bot.choose(
    root('ash').view,
    0,
    SeededChance.from('bot'),
    timeBudget(100, () => now),
  );
  expect(now).toBeGreaterThanOrEqual(100);
  expect(now).toBeLessThan(107);
});

test('hints name different first moves, the best first; its gain is over the second, that of the others what they are behind it', () => {
  const hints = hintsFor(root('ash'), 8, settings, SeededChance.from('bot'), playoutBudget(300));
  expect(new Set(hints.map(({ steps }) => steps[0])).size).toBe(3);
  const [best, second, third] = hints.map(({ expected }) => expected) as [number, number, number];
  expect(hints.map(({ gain }) => gain)).toEqual([best - second, second - best, third - best]);
  expect(best).toBeGreaterThanOrEqual(second);
});

test('a gain is in doubt as far as it changes with luck: not where nothing does, less after more playouts, wholly after one', () => {
  const doubtOf = (luck: number, playouts: number) => {
    let made = 0;
    const playout = () => (made++ % 3) * luck;
    const [best] = hintsFor(
      root('ash', { ...plain, playout }),
      2,
      settings,
      SeededChance.from('bot'),
      playoutBudget(playouts),
    );
    return best;
  };
  expect(doubtOf(0, 100)?.doubt).toBe(0);
  expect(doubtOf(4, 100)?.doubt).toBeGreaterThan(doubtOf(4, 1_000)?.doubt ?? 0);
  expect(doubtOf(4, 1_000)?.doubt).toBeGreaterThan(0);
  const hardly = doubtOf(4, 4);
  expect(hardly?.doubt).toBe(hardly?.gain);
  expect(hardly?.gain).not.toBe(0);
});

test('a plan of several steps is searched once, and forgotten where things went another way', () => {
  let asked = 0;
  const steps = [...acorns.view(start('ash'), 0).hand];
  const evaluator: Evaluator<AcornsTypes> = {
    ...plain,
    candidates: () => [{ steps: (asked++, steps), prior: 0 }],
    planKey: (view) => JSON.stringify(view.hand),
  };
  const game = { ...acorns, notation: { ...acorns.notation, closes: () => false } };
  const bot = searchBot(game, evaluator, settings);
  const view = root('ash').view;
  expect(bot.choose(view, 0, SeededChance.from('bot'))).toBe(steps[0]);
  expect(bot.choose({ ...view, hand: steps.slice(1) }, 0, SeededChance.from('bot'))).toBe(steps[1]);
  expect(asked).toBe(1);
  bot.choose({ ...view, hand: [itemAt(steps, 1)] }, 0, SeededChance.from('bot'));
  expect(asked).toBe(2);
});

test('without playouts candidates are ordered by what a judge says of them, and by their priors where none does', () => {
  const [first, second, third] = plain.candidates(start('ash'), 0, 3);
  const candidates = [first, second, third] as Candidate<number>[];
  const judged = candidates.map((candidate, i) => ({ ...candidate, judgement: { value: i, error: 1 } }));
  const order = (given: readonly Candidate<number>[]) =>
    compareCandidates(root('ash'), given, 1, SeededChance.from('bot'), playoutBudget(0)).map(({ candidate }) =>
      given.indexOf(candidate),
    );
  expect(order(candidates)).toEqual([0, 1, 2]);
  expect(order(judged)).toEqual([2, 1, 0]);
});
