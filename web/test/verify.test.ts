import { acorns } from '@grove/kernel/sample';
import type { GameModule } from '@grove/game-kit';
import { itemAt, commitmentTo, Match, recordOf, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { checkRecord, tableIn } from '../online/verify/check.ts';

const module = { game: acorns } as unknown as GameModule;

function played() {
  const match = new Match(acorns, 2, {}, SeededChance.from('seed of the test'));
  while (!match.over) {
    const seat = itemAt(acorns.waitingFor(match.state), 0);
    match.play(seat, itemAt(acorns.moves(match.state, seat), 0));
  }
  return { match, record: recordOf(match, { seed: 'seed of the test' }) };
}

test('a fair deal: the seed keeps the promise, and the game plays again to the same end', () => {
  const { match, record } = played();
  const checked = checkRecord(module, record, ` ${commitmentTo('seed of the test').toUpperCase()} `);
  expect(checked).toMatchObject({ isKept: true, totals: acorns.result(match.state).totals, problem: undefined });
});

test('a broken promise is found, and no promise is not taken for a kept one', () => {
  const { record } = played();
  expect(checkRecord(module, record, commitmentTo('another seed')).isKept).toBe(false);
  expect(checkRecord(module, record, '').isKept).toBeUndefined();
});

test('a record with a move that the rules do not allow is found', () => {
  const { record } = played();
  const checked = checkRecord(module, { ...record, moves: [...record.moves, itemAt(record.moves, 0)] }, '');
  expect(checked.totals).toBeUndefined();
  expect(checked.problem).toBeDefined();
});

test.each([
  ['aBc-12_x', 'aBc-12_x'],
  ['https://grove.example.org/table/aBc-12_x', 'aBc-12_x'],
  [' /table/aBc-12_x/ ', 'aBc-12_x'],
  ['two words!', ''],
])('a table is found in %s', (text, id) => expect(tableIn(text)).toBe(id));
