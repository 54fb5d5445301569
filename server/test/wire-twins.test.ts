import { gameModules } from '@grove/games/loaded';
import {
  itemAt,
  type Game,
  type GameTypes,
  type JsonObject,
  SeededChance,
  type Seat,
  type Viewer,
} from '@grove/kernel';
import { unusualOptions } from '@grove/kernel/contract';
import type { Person } from '@grove/protocol';
import { byClock, byPerson, type Checkpoint, checkpointOf, type Entry } from '@grove/table';
import { describe, expect, test } from 'vitest';
import type { Room } from '../tables/room.ts';
import { type DirectServer, directServer, settle } from './direct.ts';

type Guest = Awaited<ReturnType<DirectServer['guest']>>;

/** Twins are made at each of the first steps, then seldom: often enough to meet every phase, and quick. */
const isCompared = (turn: number): boolean => turn < 40 || turn % 7 === 0;

interface Played {
  readonly server: DirectServer;
  readonly game: Game;
  readonly options: JsonObject;
  readonly guests: readonly Guest[];
}

/** A table that is being played, of three guests and with a seed that the test knows. */
async function startedTable({ server, game, options, guests }: Played, seed: string): Promise<Room> {
  const { person: host } = itemAt(guests, 0);
  const seats = ['me', ...guests.slice(1).map(() => 'open')];
  const room = await server.tables.create(host, {
    game: game.id,
    players: guests.length,
    seats,
    settings: { options },
  });
  if ('reason' in room) throw new Error(room.reason);
  for (const [seat, { person }] of guests.entries()) {
    if (seat > 0) await server.tables.run(room, person, `sit${seat}`, { kind: 'sit', seat });
  }
  await room.run({ by: byPerson(host), id: null, command: { kind: 'start', seed } });
  return room;
}

function stateOf({ table: { match } }: Room): GameTypes['State'] {
  if (match === null) throw new Error('not playing');
  return match.state;
}

/** The checkpoint of the same table with another state of the game, under another name. */
function checkpointWith(room: Room, table: string, state: GameTypes['State']): Checkpoint {
  const { match, game } = room.table;
  const checkpoint = checkpointOf(room.table);
  if (match === null || checkpoint.match === null) throw new Error('not playing');
  const base = { steps: match.steps.length, state: game.save(state), chance: match.chance.save() };
  return { ...checkpoint, data: { ...checkpoint.data, id: table }, match: { ...checkpoint.match, base } };
}

/** Puts a table into the store as if it had been played here. What is before the checkpoint is counted and never read. */
async function store(server: DirectServer, room: Room, table: string, state: GameTypes['State']): Promise<void> {
  const { tables } = server.store;
  const { number, at } = room.table.data;
  const event = { kind: 'chatted', text: '' } as const;
  const log = Array.from({ length: number }, (_, i): Entry => ({
    number: i + 1,
    at,
    by: byClock,
    message: null,
    event,
  }));
  await tables.append(table, room.table.game.id, 0, log);
  const saved = tables.saveCheckpoint(table, checkpointWith(room, table, state));
  // Checkpoints wait for others of the same table; here there will be none.
  await tables.settled();
  await saved;
}

/** Spectators know what everybody at the table knows. */
const seatsOf = (viewer: Viewer, players: number): number => (viewer === 'public' ? (1 << players) - 1 : 1 << viewer);

/** Whether these seats all know of something after a step that they did not all know of before. */
const learned = (before: ArrayLike<number>, after: ArrayLike<number>, seats: number): boolean =>
  Array.from(after).some((knowers, i) => (knowers & seats) === seats && (itemAt(before, i) & seats) !== seats);

interface Onlooking {
  readonly server: DirectServer;
  readonly guests: readonly Guest[];
  readonly viewer: Viewer;
  readonly mover: Seat;
  readonly step: string;
}

/**
 * Every character that a seat or a spectator is sent while one makes a step, takes it back and says something.
 * Undefined if the viewer may learn something from the step: then twins may differ.
 */
async function received(
  table: string,
  { server, guests, viewer, mover, step }: Onlooking,
): Promise<string[] | undefined> {
  const texts: string[] = [];
  const own = watch(server, table, viewer === 'public' ? undefined : itemAt(guests, viewer).token, texts);
  await settle();
  const room = await server.tables.room(table);
  if (room === undefined) throw new Error('the twin is not there');
  const { game } = room.table;
  const before = game.knowers(stateOf(room));
  const by = (person: Person, command: Parameters<DirectServer['tables']['run']>[3], id: string) =>
    server.tables.run(room, person, id, command);
  const moved = await by(itemAt(guests, mover).person, { kind: 'move', step }, 'step');
  const mayTell = 'refusal' in moved || learned(before, game.knowers(stateOf(room)), seatsOf(viewer, guests.length));
  const over = room.table.data.phase === 'finished';
  await by(itemAt(guests, mover).person, { kind: 'undo' }, 'undo');
  await by(itemAt(guests, mover).person, { kind: 'chat', text: 'And now?' }, 'chat');
  own.receive(JSON.stringify({ type: 'watch', table }));
  await settle();
  own.closed();
  return mayTell || over ? undefined : texts.map((text) => text.replaceAll(table, 'table'));
}

function watch(server: DirectServer, table: string, token: string | undefined, texts: string[]) {
  const connection = server.connect((text) => {
    // Who is here is gathered and told when there is time: it comes at different moments, and knows nothing of the game.
    if (!text.startsWith('{"type":"presence"')) texts.push(text);
  });
  if (token !== undefined) connection.receive(JSON.stringify({ type: 'hello', token }));
  // Of the step the whole view is told, of what follows the changes.
  connection.receive(JSON.stringify({ type: 'watch', table, patches: true }));
  return connection;
}

function randomStep(game: Game, room: Room, chance: SeededChance): { mover: Seat; step: string } {
  const state = stateOf(room);
  const movers = room.table.data.seats.flatMap((_, seat) => (game.moves(state, seat).length > 0 ? [seat] : []));
  const mover = itemAt(movers, chance.pick(movers.length));
  const moves = game.moves(state, mover);
  return { mover, step: game.notation.writeStep(state, moves[chance.pick(moves.length)]) };
}

/** Three where the game allows it: then the one who looks is not always the next. */
const PEOPLE = ['Anna', 'Bert', 'Cleo'];
const forSeveral = gameModules.map(({ game }) => game).filter(({ players }) => players.max > 1);

/** Plays a game to its end, and at many steps compares it with one that differs in what a seat or a spectator cannot know. Returns how often. */
async function compareThroughGame(played: Played, seed: string): Promise<number> {
  const { server, game, guests } = played;
  const room = await startedTable(played, seed);
  const chance = SeededChance.from(seed, 'steps');
  let compared = 0;
  for (let turn = 0; room.table.data.phase === 'playing'; turn++) {
    const { mover, step } = randomStep(game, room, chance);
    const viewers = ['public', ...guests.keys()].filter((viewer) => viewer !== mover) as Viewer[];
    const viewer = itemAt(viewers, turn % viewers.length);
    if (isCompared(turn)) {
      const state = stateOf(room);
      const imagined = game.imagine(game.view(state, viewer), SeededChance.from(seed, String(turn)));
      const [here, there] = [`${room.table.data.id}-here-${turn}`, `${room.table.data.id}-else-${turn}`];
      await store(server, room, here, state);
      await store(server, room, there, imagined);
      const look = { server, guests, viewer, mover, step };
      const [one, other] = [await received(here, look), await received(there, look)];
      if (one !== undefined && other !== undefined) {
        expect(other, `turn ${turn}`).toEqual(one);
        expect(one.length).toBeGreaterThan(3);
        compared++;
      }
    }
    await room.run({ by: byPerson(itemAt(guests, mover).person), id: null, command: { kind: 'move', step } });
  }
  return compared;
}

const MOST_GAMES = 60;

describe.each(forSeveral.map((game) => [game.id, game] as const))('the wire of %s', (id, game) => {
  const people = PEOPLE.slice(0, game.players.max);
  const tables = [
    { kind: 'usual', options: {} },
    { kind: 'unusual', options: unusualOptions(game.options, people.length) },
  ];

  test.each(tables)(
    'carries to a viewer the same, to the letter, whatever that viewer cannot know: $kind options',
    async ({ options }) => {
      const server = await directServer(gameModules);
      const guests = await Promise.all(people.map((name) => server.guest(name)));
      let compared = 0;
      // One long game is enough; of short ones it takes several.
      for (let number = 0; compared <= 10 && number < MOST_GAMES; number++) {
        compared += await compareThroughGame({ server, game, options, guests }, `${id} wire ${number}`);
      }
      expect(compared).toBeGreaterThan(10);
      expect(server.errors).toEqual([]);
    },
  );
});
