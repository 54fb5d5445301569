import { expect, test } from 'vitest';
import { summarise } from '../interaction/summary.ts';

test('taps of one kind are one line, the slowest first', () => {
  const rows = summarise([
    ['plant', { total: 40, settled: 70, busy: 20 }],
    ['take', { total: 90, settled: 120, busy: 60 }],
    ['plant', { total: 24, settled: 30, busy: 10 }],
    ['plant', { total: 200, settled: 230, busy: 30 }],
  ]);
  expect(rows).toEqual([
    { tap: 'take', times: 1, least: 90, median: 90, worst: 90, settled: 120, busy: 60 },
    { tap: 'plant', times: 3, least: 24, median: 40, worst: 200, settled: 70, busy: 20 },
  ]);
});
