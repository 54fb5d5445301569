import { readFileSync } from 'node:fs';
import { BadInput } from '@grove/kernel';
import { expect, test } from 'vitest';
import { readAllowance, readNamedBot } from '../thinking.ts';
import { fileWith, grove } from './grove.ts';

test('a thinking time is milliseconds, seconds or playouts', () => {
  expect(readAllowance('300ms')).toEqual({ milliseconds: 300 });
  expect(readAllowance('0.1s')).toEqual({ milliseconds: 100 });
  expect(readAllowance('500')).toEqual({ playouts: 500 });
  expect(readNamedBot('ancient@3s')).toEqual({ name: 'ancient', allowance: { milliseconds: 3000 } });
  expect(readNamedBot('greedy')).toEqual({ name: 'greedy' });
});

test.each(['', 'long', '0s', '-1s', '1h'])('"%s" is no thinking time', (text) => {
  expect(() => readAllowance(text)).toThrow(BadInput);
});

test('a bot with a thinking time plays under its full name', async () => {
  const { out } = await grove(['sim', 'acorns', '--seats', 'bot@5,random', '--games', '4', '--workers', '1', '--json']);
  expect(JSON.parse(out).bots.map(({ bot }: { bot: string }) => bot)).toEqual(['ancient@5', 'random']);
});

test('one tournament for each thinking time, and a curve in the report', async () => {
  const file = fileWith('curve.html', '');
  const args = ['--times', '2,4,8', '--games', '6', '--workers', '1', '--json', '--report', file];
  const { out } = await grove(['sim', 'acorns', '--seats', 'greedy,random', ...args]);
  const lines = out.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).bots[0].bot)).toEqual(['greedy@2', 'greedy@4', 'greedy@8']);
  expect(readFileSync(file, 'utf8')).toContain('Strength against thinking time');
});

test('a bad thinking time is one clear line', async () => {
  const { code, err } = await grove(['sim', 'acorns', '--seats', 'bot@soon,random']);
  expect([code, err]).toEqual([1, expect.stringContaining('"soon" is no thinking time')]);
});
