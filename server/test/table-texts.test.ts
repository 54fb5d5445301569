import { gameModules } from '@grove/games/loaded';
import { isRefusal, itemAt } from '@grove/kernel';
import { byPerson, entryFor, legalSteps, type TableCommand, tableView, viewAccess, waitingSeats } from '@grove/table';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { SharedParts } from '../socket/shared-parts.ts';
import { tableText, updateText } from '../socket/table-texts.ts';
import { sqliteStore } from '../store/sqlite/sqlite.ts';
import type { Room } from '../tables/room.ts';
import { Rooms } from '../tables/rooms.ts';
import { tableGameOf } from '../tables/table-commands.ts';

const people = ['Anna', 'Bert', 'Cleo'].map((name) => ({ id: `p-${name}`, name }));
const STEPS = 12;
/** What people say and whom they do not want to hear, between the steps. */
const TALK = new Map<number, readonly [person: number, command: TableCommand]>([
  [2, [0, { kind: 'chat', text: 'Hello, "all"' }]],
  [4, [1, { kind: 'chat', text: 'Good luck' }]],
  [6, [2, { kind: 'mute', person: 'p-Anna', on: true, forAll: false }]],
  [8, [0, { kind: 'chat', text: 'Well played' }]],
]);

const throughJson = (message: object): unknown => JSON.parse(JSON.stringify(message));

function messageIn(text: ReturnType<typeof tableText>): unknown {
  if (typeof text !== 'string') throw new Error(text.reason);
  return JSON.parse(text);
}

async function startedRoom(module: (typeof gameModules)[number]): Promise<Room> {
  const report = (error: unknown): never => {
    throw error;
  };
  const services = { store: sqliteStore(':memory:').tables, bus: localBus(), now: () => 1_000_000, report };
  const game = tableGameOf(module);
  const seats = people.map((person) => ({ person, bot: null }));
  const room = await new Rooms([game], services).create(game, { table: 't', players: 3, seats }, itemAt(people, 0));
  if (isRefusal(room)) throw new Error(room.reason);
  await room.run({ by: byPerson(itemAt(people, 0)), id: null, command: { kind: 'start', seed: 'any' } });
  return room;
}

test.each(gameModules.map((module) => [module.game.id, module] as const))(
  'everybody at a table of %s is sent the whole view, though most of it is written once',
  async (_id, module) => {
    const { game } = module;
    const room = await startedRoom(module);
    const watchers = [...people, { id: 'p-Dora', name: 'Dora' }, undefined];
    let updates = 0;
    room.listen((applied) => {
      updates++;
      for (const person of watchers) {
        const access = viewAccess(room.table, person?.id);
        if (isRefusal(access)) throw new Error(access.reason);
        const entries = applied.map((entry) => entryFor(game, entry, access));
        const view = tableView(room.table, person?.id);
        const update = { type: 'update', table: 't', entries, view };
        expect(messageIn(updateText(room, applied, person, undefined))).toEqual(throughJson(update));
        const whole = { type: 'table', table: 't', view };
        expect(messageIn(tableText(room, person, undefined))).toEqual(throughJson(whole));
      }
    });
    for (let i = 0; i < STEPS; i++) {
      const [talker, command] = TALK.get(i) ?? [];
      const by = byPerson(itemAt(people, talker ?? 0));
      if (command !== undefined) await room.run({ by, id: `talk ${i}`, command });
      const person = itemAt(people, itemAt(waitingSeats(room.table), 0));
      const steps = legalSteps(room.table, person.id);
      const step = itemAt(steps, (i * 7) % steps.length);
      await room.run({ by: byPerson(person), id: `${i}`, command: { kind: 'move', step } });
    }
    expect(updates).toBe(STEPS + TALK.size);
    expect(room.table.data.chat).toHaveLength(3);
  },
);

describe('parts in common', () => {
  const [first, second] = [{ size: 1 }, { size: 2 }];
  const common = { viewer: 'public', deck: 7, players: [first, second], hand: null, gone: true };
  const views: readonly unknown[] = [
    common,
    { ...common, viewer: 0 },
    { ...common, viewer: 1, players: [first, { size: 2, hand: [4] }], hand: ['"'] },
    { viewer: 2, deck: 7, players: [], hand: undefined, more: [1, 'two'] },
    {},
    [common],
    'text',
    null,
  ];

  test.each(views)('are written as they stand in %j', (view) => {
    const shared = new SharedParts(common);
    shared.write({ ...common, viewer: 3 });
    expect(JSON.parse(shared.write(view))).toEqual(JSON.parse(JSON.stringify(view)));
  });

  test('stay out of a view of another kind', () => {
    expect(new SharedParts([1, 2]).write({ a: 1 })).toBe('{"a":1}');
  });
});
