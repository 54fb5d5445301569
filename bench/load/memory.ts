import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gameModule, gameModules } from '@grove/games/loaded';
import { isRefusal, itemAt } from '@grove/kernel';
import { localBus, Rooms, sqliteStore, tableGameOf } from '@grove/server';
import { byPerson, waitingSeats } from '@grove/table';

/**
 * Memory of an open table in kilobytes, after so many steps of four people: `node bench/load/memory.ts [STEPS] [TABLES]`. What the
 * table itself takes, without sockets.
 */
const [steps = 200, tables = 100] = process.argv.slice(2).map(Number);
const PLAYERS = 4;
const FIRST = 50;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

for (const { game } of gameModules) {
  const store = sqliteStore(':memory:');
  const report = (error: unknown): never => {
    throw error;
  };
  const rooms = new Rooms(gameModules.map(tableGameOf), {
    store: store.tables,
    bus: localBus(),
    now: Date.now,
    report,
  });
  // The first tables bring along what all have in common, such as compiled functions.
  for (let number = 0; number < FIRST; number++) await play(rooms, game.id, number);
  const before = used();
  for (let number = FIRST; number < FIRST + tables; number++) await play(rooms, game.id, number);
  await store.tables.settled();
  const kilobytes = Math.round((used() - before) / tables / 100) / 10;
  console.log(JSON.stringify({ game: game.id, tables, steps, kilobytes }));
  await store.close();
}

function used(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function play(rooms: Rooms, id: string, number: number): Promise<void> {
  const people = Array.from({ length: PLAYERS }, (_, seat) => ({ id: `p-${number}-${seat}`, name: `Guest ${seat}` }));
  const host = itemAt(people, 0);
  const seats = people.map((person) => ({ person, bot: null }));
  const table = `${id}-${number}`;
  const room = await rooms.create(tableGameOf(gameModule(id)), { table, players: PLAYERS, seats }, host);
  if (isRefusal(room)) throw new Error(room.reason);
  await room.run({ by: byPerson(host), id: null, command: { kind: 'start', seed: table } });
  for (let step = 0; step < steps; step++) {
    const { match, game } = room.table;
    const [seat] = waitingSeats(room.table);
    if (match === null || seat === undefined) break;
    const moves = game.moves(match.state, seat);
    const text = game.notation.writeStep(match.state, itemAt(moves, (step * 7919 + number) % moves.length));
    await room.run({ by: byPerson(itemAt(people, seat)), id: `${step}`, command: { kind: 'move', step: text } });
  }
}
