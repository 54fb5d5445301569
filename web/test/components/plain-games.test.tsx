import { randomRecord } from '@grove/game-kit/random-records';
import { sampleModule } from '@grove/game-kit/sample/module';
import type { KeptGame } from '@grove/game-kit';
import { replay } from '@grove/kernel';
import { expect, test, vi } from 'vitest';
import { useErrorNote } from '../../errors/note.ts';
import { addGames, allGames, deleteGame, deleteGames, putGame } from '../../me/database.ts';
import { MOST_PLAIN } from '../../me/plain-games.ts';
import { keepGames } from '../../me/store.ts';
import { withoutDatabase } from './no-database.ts';

vi.mock(import('../../errors/report.ts'), { spy: true });

const { game } = sampleModule;
const record = randomRecord(sampleModule, 2, 'finished');
const result = game.result(replay(game, record).state);
const finished = (at: number): KeptGame => ({
  id: `game ${at}`,
  at,
  seat: 0,
  seating: ['person', 'greedy'],
  names: ['Ada', ''],
  daily: null,
  hints: 0,
  record,
  result,
});
const ids = async () => (await allGames()).map(({ id }) => id);

withoutDatabase();

test('a browser without a database keeps the last few finished games, each once and as it was', async () => {
  for (let at = 1; at <= MOST_PLAIN + 2; at++) await addGames([finished(at)]);
  await addGames([{ ...finished(MOST_PLAIN + 2), hints: 9 }]);
  const kept = await allGames();
  expect(kept).toEqual(Array.from({ length: MOST_PLAIN }, (_, i) => finished(i + 3)));
});

test('of many that are brought at once it is said how many are kept', async () => {
  const many = Array.from({ length: MOST_PLAIN + 3 }, (_, i) => finished(i));
  expect(await keepGames(many)).toBe(MOST_PLAIN);
  expect(await keepGames(many.slice(-2))).toBe(2);
});

test('they can be changed, as by a review, and deleted', async () => {
  await addGames([finished(1), finished(2), finished(3)]);
  const mistakes = [{ at: 0, kind: null, cost: 2 }];
  await putGame({ ...finished(2), mistakes });
  expect((await allGames()).map((one) => one.mistakes)).toEqual([undefined, mistakes, undefined]);
  await deleteGame('game 1');
  expect(await ids()).toEqual(['game 2', 'game 3']);
  await deleteGames();
  expect(await ids()).toEqual([]);
});

test('where there is little room the oldest goes first, and a game that there is no room for is not lost without a word', async () => {
  await addGames([finished(1), finished(2)]);
  const full = () => new DOMException('full', 'QuotaExceededError');
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw full();
  });
  await addGames([finished(3)]);
  expect(await ids()).toEqual(['game 2', 'game 3']);
  expect(useErrorNote.getState().shown).toBeUndefined();
  setItem.mockImplementation(() => {
    throw full();
  });
  await addGames([finished(4)]);
  setItem.mockRestore();
  expect(useErrorNote.getState().shown).toBe('not-kept');
});

test('what cannot be read keeps no game from being kept', async () => {
  localStorage.setItem('grove.finished', '[{"id":');
  await addGames([finished(1)]);
  expect(await ids()).toEqual(['game 1']);
});
