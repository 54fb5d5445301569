import type { GameModule } from '@grove/game-kit';
import { Visibility } from '../clubs/visibility.ts';
import { TournamentFollowers } from '../tournaments/followers.ts';
import { RenderedViews } from '../tournaments/rendered-views.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { TableCommands, tableGameOf } from '../tables/table-commands.ts';
import { PersonLimits } from '../limits/person-limits.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { People } from '../people/people.ts';
import { Rooms } from '../tables/rooms.ts';
import { PresenceTracker } from '../presence/presence-tracker.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { ConnectionRegistry } from '../socket/connection-registry.ts';
import { Connection, type SocketClient, type Transport } from '../socket/connection.ts';
import { gameModules } from './game-modules.ts';
import { openBackend } from './backend.ts';
import { itemAt } from '@grove/kernel';
import { cheap, noLimits } from './server.ts';

/** All that were made in this file. */
const opened = new Set<Connection>();

/** Everything behind the socket without the socket: tests bring the line. */
export async function directServer(given: readonly GameModule[] = gameModules) {
  const { store, bus } = await openBackend();
  const now = () => 1_000_000;
  const plenty = () => new TokenBucket(1e9, 1e9, now());
  const errors: unknown[] = [];
  const report = (error: unknown): void => void errors.push(error);
  const rooms = new Rooms(given.map(tableGameOf), { store: store.tables, bus, now, report });
  const tournaments = new Tournaments({ store: store.tournaments, now });
  const visibility = new Visibility(store.clubs, tournaments);
  const views = new RenderedViews(now);
  const followers = new TournamentFollowers({ tournaments, views, visibility, bus, now, report });
  const tables = new TableCommands(rooms, store.tables, new PersonLimits(noLimits, now), visibility);
  const connections = new ConnectionRegistry(bus);
  const changed = (id: string) => connections.personChanged(id);
  const people = new People({ store: store.people, bus, node: 'node', now, passwordCost: cheap, changed });
  const services = {
    tables,
    people,
    connections,
    metrics: createMetrics(),
    presence: new PresenceTracker(now, bus, 'node'),
    tournaments,
    visibility,
    followers,
    now,
    report,
  };
  const connectWith = (transport: Transport, client: SocketClient) => new Connection(transport, services, client);
  return {
    store,
    connectWith,
    tables,
    errors,
    connect: (send: (text: string) => void): Connection => {
      const transport = { send, close: () => undefined, bufferedAmount: 0 };
      const connection = connectWith(transport, { address: 'here', messages: plenty(), costly: plenty() });
      opened.add(connection);
      return connection;
    },
    /** A guest with the token. */
    guest: async (name: string) => {
      const session = await people.addGuest(name);
      if (!('token' in session)) throw new Error(session.reason);
      return session;
    },
    /** A started table of these people. */
    table: async (guests: readonly { person: { id: string; name: string } }[]) => {
      const host = itemAt(guests, 0);
      const seats = ['me', ...guests.slice(1).map(() => 'open')];
      const room = await tables.create(host.person, { game: 'acorns', players: guests.length, seats });
      if ('reason' in room) throw new Error(room.reason);
      for (const [seat, { person }] of guests.entries()) {
        if (seat > 0) await tables.run(room, person, `sit${seat}`, { kind: 'sit', seat });
      }
      await tables.run(room, host.person, 'start', { kind: 'start' });
      return room;
    },
  };
}

export type DirectServer = Awaited<ReturnType<typeof directServer>>;

/** Lets the server do what it has been asked for. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([...opened].map((connection) => connection.settled()));
  }
}
