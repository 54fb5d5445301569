import { itemAt, SeededChance } from '@grove/kernel';
import { acorns, type AcornsTypes } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { plainEvaluator } from '../evaluator.ts';
import { botNames, leaning, levelOf, styledName, styleOf } from '../styles.ts';
import { thinkingTime } from '../thinking-time.ts';

test('a bot with a style keeps its level', () => {
  const bot = styledName('ancient', 'forest');
  expect([levelOf(bot), styleOf(bot)]).toEqual(['ancient', 'forest']);
  expect([levelOf('ancient'), styleOf('ancient')]).toEqual(['ancient', undefined]);
  expect(botNames(['forest'])).toContain(bot);
  expect(thinkingTime(bot, 'normal', 1)).toBe(thinkingTime('ancient', 'normal', 1));
});

test('bots that think one after the other share their time', () => {
  expect(thinkingTime('ancient', 'normal', 3) * 3).toBeLessThan(2000);
  expect(thinkingTime('ancient', 'quick', 1)).toBeLessThan(thinkingTime('ancient', 'deep', 1));
});

test('a search that leans counts some points of the end more than they score', () => {
  const pointsOf = (state: AcornsTypes['State']) => itemAt(acorns.result(state).totals, 0);
  const plain = plainEvaluator(acorns);
  const leaned = leaning(plain, pointsOf);
  const start = () => acorns.start(2, { winner: 'highest' }, SeededChance.from('lean'));
  const [one, other] = [start(), start()];
  const margin = plain.playout(one, 0, SeededChance.from('same'));
  expect(leaned.playout(other, 0, SeededChance.from('same'))).toBe(margin + pointsOf(other));
  expect(leaned.value(other, 0)).toBe(plain.value(other, 0) + pointsOf(other));
  expect(pointsOf(other)).toBeGreaterThan(0);
});
