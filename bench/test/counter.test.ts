import { type CheckName, checks, contextFor } from '@grove/kernel/contract';
import { expect, test } from 'vitest';
import { counterInMatch, counterInPeerClient, counterInPeerReducer, reference } from '../contenders.ts';
import { counter, LENGTH } from '../counter/counter.ts';

const context = contextFor(counter, { golden: '', module: import.meta.resolve('../counter/counter.ts') });
/** It is measured, not played: nobody needs a golden record of a hundred times the same move. */
const kept = (Object.keys(checks) as CheckName[]).filter((name) => name !== 'golden games hold');

test.each(kept)('the counter keeps the contract: %s', (name) => {
  expect(() => checks[name](counter, context)).not.toThrow();
});

test.each([
  ['a match', counterInMatch],
  ["boardgame.io's client", counterInPeerClient],
  ["boardgame.io's reducer", counterInPeerReducer],
])('the counter takes a hundred moves through %s', (_way, contender) => {
  expect(contender(0)).toBe(LENGTH);
});

test('the reference does its work', () => {
  expect(reference(0)).toBe(1);
});
