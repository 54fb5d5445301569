import { type Budget, SeededChance } from '@grove/kernel';
import { acorns, type AcornsTypes } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import {
  compareTurns,
  type Expert,
  hintsFor,
  margin,
  milliseconds,
  pairingOf,
  plainExpert,
  playPairing,
  searchBot,
  summarise,
  thoughts,
  type Turn,
} from '../index.ts';
import { sample } from './sample.ts';

const plain = plainExpert(acorns);
const settings = { width: 8, doubt: 5, thoughts: 60 };
const start = (seed: string) => acorns.start(2, { winner: 'highest' }, SeededChance.from(seed));
const question = (seed: string, expert: Expert<AcornsTypes> = plain) => ({
  game: acorns,
  expert,
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
  const [{ wins }] = summarise(['search', 'random'], outcomes).entrants;
  expect(wins.low).toBeGreaterThan(0.5);
});

test('the same seed and number of thoughts give the same thoughts', () => {
  const think = () => {
    const turns = plain.turns(start('ash'), 0, 8);
    return compareTurns(question('ash'), turns, 1, SeededChance.from('bot'), thoughts(50));
  };
  expect(think()).toEqual(think());
});

test('all turns come back, the better half of each phase with more playouts', () => {
  const turns = plain.turns(start('ash'), 0, 8);
  const found = compareTurns(question('ash'), turns, 1, SeededChance.from('bot'), thoughts(90));
  expect(new Set(found.map(({ turn }) => turn))).toEqual(new Set(turns));
  expect(found).toHaveLength(turns.length);
  expect(found[0].playouts).toBeGreaterThan(found[2].playouts);
  expect(found[2].playouts).toBeGreaterThan(0);
});

test('a turn that is plainly better is found, however low the expert ranks it', () => {
  const hand = acorns.view(start('ash'), 0).hand;
  const good = hand[1];
  const expert: Expert<AcornsTypes> = {
    ...plain,
    turns: () => hand.map((card) => ({ steps: [card], value: card === good ? -1 : 1 })),
    playOn: (state) => (state.chosen[0] === good ? 10 : 0),
  };
  expect(searchBot(acorns, expert, settings).choose(question('ash').view, 0, SeededChance.from('bot'))).toBe(good);
});

test('with little time the first turns are compared, each more than once, and the others come last', () => {
  const [card] = acorns.view(start('ash'), 0).hand;
  const turns: Turn<number>[] = Array.from({ length: 16 }, (_, i) => ({ steps: [card], value: -i }));
  const found = compareTurns(question('ash'), turns, 1, SeededChance.from('bot'), thoughts(16));
  const reached = found.filter(({ playouts }) => playouts > 0).map(({ turn }) => turns.indexOf(turn));
  expect(new Set(reached)).toEqual(new Set([0, 1, 2, 3]));
  expect(found[0].playouts).toBeGreaterThan(1);
  expect(found.slice(4).map(({ turn }) => turn)).toEqual(turns.slice(4));
});

test('a turn that there was no time for is expected to bring what the expert says, set against what playing on showed', () => {
  const [card] = acorns.view(start('ash'), 0).hand;
  const expert = { ...plain, playOn: () => 50 };
  const turns = [7, 7, 5, 5].map((value) => ({ steps: [card], value }));
  const found = compareTurns(question('ash', expert), turns, 1, SeededChance.from('bot'), thoughts(4));
  expect(found.map(({ expected }) => expected)).toEqual([50, 50, 48, 48]);
});

test('without any time the expert decides', () => {
  const expert = { ...plain, turns: () => [4, 9].map((card) => ({ steps: [card], value: card })) };
  const none: Budget = { used: () => Infinity, spent: () => true, count: () => undefined };
  const [best] = compareTurns(question('ash', expert), expert.turns(), 1, SeededChance.from('bot'), none);
  expect(best.turn.steps).toEqual([9]);
});

test('a time budget stops within one thought of its end', () => {
  let now = 0;
  const expert = { ...plain, playOn: () => (now += 7) };
  const bot = searchBot(acorns, expert, settings);
  bot.choose(
    question('ash').view,
    0,
    SeededChance.from('bot'),
    milliseconds(100, () => now),
  );
  expect(now).toBeGreaterThanOrEqual(100);
  expect(now).toBeLessThan(107);
});

test('hints name different first moves, the best first, and gains add up to nothing over all', () => {
  const hints = hintsFor(question('ash'), 8, settings, SeededChance.from('bot'), thoughts(300));
  expect(new Set(hints.map(({ steps }) => steps[0])).size).toBe(3);
  expect(hints.map(({ gain }) => gain)).toEqual(hints.map(({ gain }) => gain).toSorted((a, b) => b - a));
  expect(hints.reduce((sum, { gain }) => sum + gain, 0)).toBeCloseTo(0);
});

test('a plan of several steps is thought about once, and forgotten where things went another way', () => {
  let asked = 0;
  const steps = [...acorns.view(start('ash'), 0).hand];
  const expert: Expert<AcornsTypes> = {
    ...plain,
    turns: () => [{ steps: (asked++, steps), value: 0 }],
    situation: (view) => JSON.stringify(view.hand),
  };
  const game = { ...acorns, notation: { ...acorns.notation, closes: () => false } };
  const bot = searchBot(game, expert, settings);
  const view = question('ash').view;
  expect(bot.choose(view, 0, SeededChance.from('bot'))).toBe(steps[0]);
  expect(bot.choose({ ...view, hand: steps.slice(1) }, 0, SeededChance.from('bot'))).toBe(steps[1]);
  expect(asked).toBe(1);
  bot.choose({ ...view, hand: [steps[1]] }, 0, SeededChance.from('bot'));
  expect(asked).toBe(2);
});
