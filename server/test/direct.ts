import type { GameModule } from '@grove/game-kit';
import { Desk, kitOf } from '../desk.ts';
import { PersonLimits } from '../limits.ts';
import { createMetrics } from '../metrics.ts';
import { People } from '../people/people.ts';
import { Rooms } from '../rooms/rooms.ts';
import { Attendance } from '../socket/attendance.ts';
import { Bucket } from '../socket/bucket.ts';
import { Callers } from '../socket/callers.ts';
import { Connection } from '../socket/connection.ts';
import { gameModules } from './game-modules.ts';
import { newHouse } from './place.ts';
import { cheap, noLimits } from './server.ts';

/** All that were made in this file. */
const connections = new Set<Connection>();

/** Everything behind the socket without the socket: tests bring the line. */
export async function directServer(given: readonly GameModule[] = gameModules) {
  const { store, bus } = await newHouse();
  const now = () => 1_000_000;
  const errors: unknown[] = [];
  const report = (error: unknown): void => void errors.push(error);
  const rooms = new Rooms(given.map(kitOf), { store: store.tables, bus, now, report });
  const desk = new Desk(rooms, store.tables, new PersonLimits(noLimits, now));
  const callers = new Callers(bus);
  const changed = (id: string) => callers.changed(id);
  const people = new People({ store: store.people, now, passwordCost: cheap, changed });
  const services = {
    desk,
    people,
    callers,
    metrics: createMetrics(),
    attendance: new Attendance(now, bus, 'node'),
    now,
    report,
  };
  return {
    store,
    desk,
    errors,
    connect: (send: (text: string) => void): Connection => {
      const line = { send, close: () => undefined, bufferedAmount: 0 };
      const connection = new Connection(line, services, new Bucket(1e9, 1e9, now()));
      connections.add(connection);
      return connection;
    },
    /** A guest with the token. */
    arrive: async (name: string) => {
      const arrival = await people.addGuest(name);
      if (!('token' in arrival)) throw new Error(arrival.reason);
      return arrival;
    },
    /** A started table of these people. */
    table: async (guests: readonly { person: { id: string; name: string } }[]) => {
      const [host] = guests;
      const seats = ['me', ...guests.slice(1).map(() => 'open')];
      const room = await desk.create(host.person, { game: 'acorns', players: guests.length, seats });
      if ('reason' in room) throw new Error(room.reason);
      for (const [seat, { person }] of guests.entries()) {
        if (seat > 0) await desk.bring(room, person, `sit${seat}`, { kind: 'sit', seat });
      }
      await desk.bring(room, host.person, 'start', { kind: 'start' });
      return room;
    },
  };
}

export type DirectServer = Awaited<ReturnType<typeof directServer>>;

/** Lets the server do what it has been asked for. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([...connections].map((connection) => connection.settled()));
  }
}
