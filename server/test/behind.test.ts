import { expect, test } from 'vitest';
import { byPerson, type Entry } from '@grove/table';
import { itemAt } from '@grove/kernel';
import { localBus } from '../bus/local.ts';
import { Rooms } from '../tables/rooms.ts';
import { tableGameOf } from '../tables/table-commands.ts';
import { StoreUnavailable, type Store, type TableStore } from '../store/store.ts';
import { newBackend } from './backend.ts';
import { gameModules } from './game-modules.ts';

const people = [
  { id: 'p-anna', name: 'Anna' },
  { id: 'p-bert', name: 'Bert' },
];
const anna = itemAt(people, 0);

/** A node that hears nothing from others: its bus is its own. */
const deafNode = (tables: TableStore): Rooms =>
  new Rooms(gameModules.map(tableGameOf), { store: tables, bus: localBus(), now: () => 2000, report: () => undefined });

async function startedTable(store: Store): Promise<void> {
  const rooms = deafNode(store.tables);
  const tableGame = tableGameOf(itemAt(gameModules, 0));
  const seats = people.map((person) => ({ person, bot: null }));
  await rooms.create(tableGame, { table: 't', players: 2, seats }, anna);
  const room = await rooms.get('t');
  await room?.run({ by: byPerson(anna), id: 'start', command: { kind: 'start', seed: 's' } });
}

const roomAt = async (tables: TableStore) => {
  const room = await deafNode(tables).get('t');
  if (room === undefined) throw new Error('no table t');
  return room;
};

test('a node that is behind looks at the store before it refuses', async () => {
  const backend = await newBackend();
  const { store } = await backend.open();
  await startedTable(store);
  const [here, there] = [await roomAt(store.tables), await roomAt((await backend.open()).store.tables)];
  const leave = { by: byPerson(anna), id: 'leave', command: { kind: 'leave' } } as const;
  const comeBack = { by: byPerson(anna), id: 'return', command: { kind: 'return' } } as const;
  expect(await here.run(leave)).not.toHaveProperty('refusal');
  // The other node does not know yet that she left.
  expect(await there.run(comeBack)).not.toHaveProperty('refusal');
});

test('a command whose answer was lost is not refused when it is sent again: it stands in the log', async () => {
  const { store } = await (await newBackend()).open();
  await startedTable(store);
  let isLost = true;
  const tables = Object.assign(Object.create(store.tables) as TableStore, {
    append: async (table: string, game: string, expected: number, entries: readonly Entry[]) => {
      const appended = await store.tables.append(table, game, expected, entries);
      if (isLost) throw new StoreUnavailable('the connection broke after the commit');
      return appended;
    },
    load: (table: string) => store.tables.load(table),
    lastNumbers: (names: readonly string[]) => store.tables.lastNumbers(names),
    entriesAfter: (table: string, number?: number) => store.tables.entriesAfter(table, number),
    saveSummary: async () => undefined,
  });
  const room = await roomAt(tables);
  const leave = { by: byPerson(anna), id: 'leave', command: { kind: 'leave' } } as const;
  await expect(room.run(leave)).rejects.toThrow(StoreUnavailable);
  isLost = false;
  const log = await store.tables.entriesAfter('t');
  const again = { ...leave, command: { kind: 'leave' } } as const;
  expect(await room.run(again)).toEqual({ number: log.length, repeated: true });
  // A second command that the first one forbids is refused, and was not done.
  expect(await room.run({ ...leave, id: 'other' })).toMatchObject({ refusal: { reason: 'away' } });
  expect(await store.tables.entriesAfter('t')).toHaveLength(log.length);
});
