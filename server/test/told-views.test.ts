import type { TableViews } from '@grove/table';
import { expect, test } from 'vitest';
import { keepTold, MOST_TABLES, toldBefore } from '../socket/told-views.ts';

/** The views of a table when it stands at this number; nothing else of them is looked at here. */
const viewsOf = (table: string, number: number) => ({ common: { table, number }, publicView: null }) as TableViews;

test('what was told is kept of the tables at which something happened lately, and of no more', () => {
  keepTold(viewsOf('busy', 1));
  keepTold(viewsOf('resting', 1));
  for (let i = 0; i < 2 * MOST_TABLES; i++) {
    keepTold(viewsOf(`other ${i}`, 1));
    keepTold(viewsOf('busy', i + 2));
  }
  expect(toldBefore('busy', 2 * MOST_TABLES + 1)?.common.table).toBe('busy');
  expect(toldBefore('resting', 1)).toBe(undefined);
  const kept = Array.from({ length: 2 * MOST_TABLES }, (_, i) => toldBefore(`other ${i}`, 1)).filter(Boolean);
  expect(kept.length).toBeLessThan(MOST_TABLES);
});

test('what was told when a table stood at another number is not what somebody has who was told of this one', () => {
  keepTold(viewsOf('table', 7));
  expect(toldBefore('table', 7)).not.toBe(undefined);
  expect(toldBefore('table', 6)).toBe(undefined);
});
