import { type Decision, plainExpert } from '@grove/bots';
import { type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample';
import { acorns } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { pathOf, scaleFor } from '../review/curve.ts';
import { review } from '../review/review-game.ts';
import type { ReviewNews } from '../local-game/worker-protocol.ts';

function playedGame(): GameRecord {
  const match = new Match(acorns, 2, {}, SeededChance.from('yew'));
  while (!match.over) {
    const [seat] = acorns.waitingFor(match.state);
    match.play(seat, acorns.moves(match.state, seat)[0]);
  }
  return recordOf(match, { seed: 'yew' });
}

const advisor = { expert: plainExpert(acorns), settings: { width: 4, doubt: 5, thoughts: 20 } };

function newsOf(record: GameRecord, opened: Parameters<typeof review>[0]): ReviewNews[] {
  const news: ReviewNews[] = [];
  review(opened, record, (one) => news.push(one));
  return news;
}

test('a review tells of every entry of the record, one by one, and then that it is done', () => {
  const record = playedGame();
  const news = newsOf(record, { ...sampleModule, advisor });
  expect(news.map(({ kind }) => kind)).toEqual([...record.moves.map(() => 'decision'), 'done']);
});

test('a review that cannot be made says why', () => {
  const record = playedGame();
  expect(newsOf(record, sampleModule)).toEqual([{ kind: 'failed', message: 'nobody can review acorns' }]);
  expect(newsOf({ ...record, moves: [[1, 'nonsense']] }, { ...sampleModule, advisor })).toMatchObject([
    { kind: 'failed' },
  ]);
});

const decision = (...values: number[]): Decision<unknown> => ({
  at: 0,
  seat: 0,
  played: [],
  values,
  cost: 0,
  better: [],
});

test('the chart has room for every value, and for nobody being ahead where seats are compared', () => {
  const alone = scaleFor([decision(61), decision(70)], 4);
  expect(Math.min(...alone.ticks)).toBeGreaterThan(50);
  const both = scaleFor([decision(12, -12), decision(3, -3)], 2);
  expect(both.ticks).toContain(0);
  expect(Math.min(...both.ticks)).toBeLessThanOrEqual(-12);
  expect(Math.max(...both.ticks)).toBeGreaterThanOrEqual(12);
});

test('a curve that does not move is still a curve, and begins at the left', () => {
  const scale = scaleFor([decision(5), decision(5)], 3);
  expect(pathOf([decision(5), decision(5)], 0, scale)).toMatch(/^M46\.0 [\d.]+L[\d.]+ [\d.]+$/);
  expect(scale.x(2)).toBeGreaterThan(scale.x(1));
  expect(scale.y(6)).toBeLessThan(scale.y(5));
});
