import { gameModules } from '@grove/games/loaded';
import { readOptions } from '@grove/kernel';
import type { Command } from '@grove/protocol';
import { expect, test } from 'vitest';
import { clockChoices, clockText } from '../online/clock-choices.ts';
import { presenceOf } from '../online/table/presence.ts';
import { timeLeftAt, formatTime } from '../online/clock-time.ts';
import { nameOfSeat } from '../local-game/seat-names.ts';
import { seatedAt } from '../online/table/use-keep-game.ts';
import { en as page } from '../words/en.ts';
import { ClickGuard } from '../online/connection/click-guard.ts';
import type { TableClient } from '../online/connection/table-client.ts';
import { en } from '../online/words/en.ts';

test('clocks run by the server’s time and stand still without a deadline', () => {
  expect(timeLeftAt({ deadline: 65_000, timeLeft: 90_000 }, 5000)).toBe(60_000);
  expect(timeLeftAt({ deadline: 65_000, timeLeft: 90_000 }, 70_000)).toBe(0);
  expect(timeLeftAt({ deadline: null, timeLeft: 90_000 }, 70_000)).toBe(90_000);
  expect(timeLeftAt({ deadline: null, timeLeft: null }, 0)).toBeUndefined();
  const texts = [0, 400, 65_000, 3_600_000, 100_800_000].map((ms) => formatTime(ms, 'en'));
  expect(texts).toEqual(['0:00', '0:01', '1:05', '1:00:00', '1 d 4 h']);
  const days = (['de', 'fr', 'es'] as const).map((language) => formatTime(100_800_000, language));
  expect(days).toEqual(['1 T 4 h', '1 j 4 h', '1 d 4 h']);
});

test('one click at a time: what is done in one go passes, a second click waits for the first', async () => {
  const asked: Command[] = [];
  let isBusy = false;
  const client = {
    state: () => ({ isBusy }),
    send: (command: Command) => asked.push(command),
  } as unknown as TableClient;
  const guard = new ClickGuard(client);
  guard.send({ kind: 'undo' });
  isBusy = true;
  guard.send({ kind: 'move', step: 'A' });
  await Promise.resolve();
  guard.send({ kind: 'move', step: 'B' });
  expect(asked).toHaveLength(2);
  isBusy = false;
  guard.send({ kind: 'move', step: 'B' });
  expect(asked).toHaveLength(3);
});

test('a seat is a bot’s, a person’s who is here, broken off or away, or open', () => {
  const seat = { person: { id: 'a', name: 'Anna' }, bot: null, left: false, waited: false };
  const nobody = { people: [], spectators: 0 };
  const here = { people: [{ person: 'a', state: 'here' as const }], spectators: 0 };
  expect(presenceOf(seat, here)).toBe('here');
  expect(presenceOf(seat, nobody)).toBe('away');
  expect(presenceOf({ ...seat, left: true }, here)).toBe('left');
  expect(presenceOf({ ...seat, bot: 'greedy' }, here)).toBe('bot');
  expect(presenceOf({ ...seat, person: null }, here)).toBe('open');
});

test.for(gameModules)('every clock that $game.id offers suits it, and has a name of its own', ({ cover, game }) => {
  const choices = clockChoices(cover);
  for (const { timer } of choices)
    readOptions(game.options, cover.timer === undefined ? {} : { [cover.timer]: timer ?? null });
  const names = choices.map((choice) => clockText(en, choice));
  expect(new Set(names).size).toBe(choices.length);
});

test('a game at a table is kept with the names that people had there, whichever seat was the own one', () => {
  const seats = [
    { person: { id: 'p-bo', name: 'Bo' }, bot: null },
    { person: { id: 'p-anna', name: 'Anna' }, bot: 'sapling' },
    { person: null, bot: 'sapling' },
  ];
  expect([0, 1, 2].map(nameOfSeat(page, 'Anna', seatedAt(seats)))).toEqual(['Bo', 'Anna', 'Nora 3']);
});
