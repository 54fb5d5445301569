import { firstItems, itemAt } from '@grove/kernel';
import { expect, test } from 'vitest';
import { type Outcome, pairingOf, playPairing, ratingsOf, summarise } from '../index.ts';
import { sample } from './sample.ts';

const { game, bots } = sample;
const entrants = [bots.greedy(), bots.random(game)];
const tournament = (games: number) =>
  Array.from({ length: games }, (_, number) => playPairing(game, entrants, pairingOf('oak', 2, number)));

const won = (winner: number, loser: number): Outcome => ({
  entrants: [winner, loser],
  totals: [1, 0],
  winners: [0],
  parts: [{}, {}],
  steps: 1,
});

test('every deal is played once per rotation of the seats', () => {
  expect([0, 1, 2, 3].map((number) => pairingOf('oak', 3, number))).toEqual([
    { seed: 'oak/1', entrants: [0, 1, 2] },
    { seed: 'oak/1', entrants: [1, 2, 0] },
    { seed: 'oak/1', entrants: [2, 0, 1] },
    { seed: 'oak/2', entrants: [0, 1, 2] },
  ]);
});

test('a game depends on its number alone', () => {
  expect(playPairing(game, entrants, pairingOf('oak', 2, 7))).toEqual(tournament(8)[7]);
});

test('greedy beats random, and every figure says so', () => {
  const { entrants: summary, seats } = summarise(['greedy', 'random'], tournament(200));
  const [greedy, random] = firstItems(summary, 2);
  expect(greedy.wins.low).toBeGreaterThan(0.5);
  expect(greedy.mean.low).toBeGreaterThan(random.mean.high);
  expect(greedy.rating).toBeGreaterThan(random.rating + 50);
  expect(greedy.rating + random.rating).toBeCloseTo(3000);
  expect(greedy.wins.value + random.wins.value).toBeCloseTo(1);
  expect(itemAt(greedy.parts, 'bonus') + itemAt(greedy.parts, 'prizes')).toBeCloseTo(greedy.mean.value);
  expect(itemAt(seats, 0).wins + itemAt(seats, 1).wins).toBeCloseTo(1);
});

test('entrants of the same kind are told apart', () => {
  const outcomes = [playPairing(game, [itemAt(entrants, 1), itemAt(entrants, 1)], pairingOf('oak', 2, 0))];
  expect(summarise(['random', 'random'], outcomes).entrants.map(({ name }) => name)).toEqual(['random', 'random (2)']);
});

test('three wins in four are 191 points, but for the draw that every pair begins with', () => {
  const outcomes = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? won(1, 0) : won(0, 1)));
  const [better, worse] = firstItems(ratingsOf(2, outcomes), 2);
  expect(better - worse).toBeCloseTo(400 * Math.log10(300.5 / 100.5), 3);
});

test('a clean sweep gives a finite rating, and an untied order of losers counts', () => {
  const [first, second, third] = firstItems(
    ratingsOf(3, [{ entrants: [0, 1, 2], totals: [9, 5, 3], winners: [0], parts: [{}, {}, {}], steps: 1 }]),
    3,
  );
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(Number.isFinite(first)).toBe(true);
});

test('of two that share the victory neither is ahead, whatever their totals', () => {
  const [a, b] = firstItems(
    ratingsOf(2, [{ entrants: [0, 1], totals: [9, 5], winners: [0, 1], parts: [{}, {}], steps: 1 }]),
    2,
  );
  expect(a).toBeCloseTo(b);
});
