import { gameModules } from '@grove/games/loaded';
import {
  itemAt,
  canonical,
  type GameTypes,
  type JsonObject,
  SeededChance,
  type Seat,
  type Viewer,
} from '@grove/kernel';
import { unusualOptions } from '@grove/kernel/contract';
import type { Person } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import {
  byPerson,
  checkpointOf,
  decide,
  type Entry,
  type TableGame,
  resumeTable,
  type Table,
  legalSteps,
  tableView,
} from '../index.ts';
import { anna, bert, cleo, dora, Scene, streamOf } from './scene.ts';

const people = [anna, bert, cleo];
const LATER = 2_000_000_000;
/** Twins are made at each of the first steps, then seldom: often enough to meet every phase, and quick. */
const MOST_GAMES = 60;
const isCompared = (turn: number): boolean => turn < 24 || turn % 29 === 0;

function stateOf({ match }: Table): GameTypes['State'] {
  if (match === null) throw new Error('not playing');
  return match.state;
}

/** The same table with this state of the game, and nothing that could be taken back freely. */
function tableWith(table: Table, state: GameTypes['State']): Table {
  const { match, game } = table;
  const checkpoint = checkpointOf(table);
  if (match === null || checkpoint.match === null) throw new Error('not playing');
  const base = { steps: match.steps.length, state: game.save(state), chance: match.chance.save() };
  return resumeTable(table, { ...checkpoint, match: { ...checkpoint.match, base } });
}

/** Two tables that differ only in what the viewer cannot know. */
function twins(table: Table, viewer: Viewer, seed: string): [Table, Table] {
  const { game } = table;
  const imagined = game.imagine(game.view(stateOf(table), viewer), SeededChance.from(seed));
  return [tableWith(table, stateOf(table)), tableWith(table, imagined)];
}

/** What somebody who asks for the table and for the own legal steps is shown, as text. */
const shown = (table: Table, person: Person): string =>
  canonical([tableView(table, person.id), legalSteps(table, person.id)]);

function performed(table: Table, by: Person, command: Parameters<typeof decide>[1]['command']): Entry[] | string {
  const result = decide(table, { by: byPerson(by), id: 'x', command }, LATER);
  return Array.isArray(result) ? result : result.reason;
}

/** Spectators know what everybody at the table knows. */
const seatsOf = (viewer: Viewer, { data: { seats } }: Table): number =>
  viewer === 'public' ? (1 << seats.length) - 1 : 1 << viewer;

/** Whether these seats all know of something after a step that they did not all know of before. */
const learned = (before: ArrayLike<number>, after: ArrayLike<number>, seats: number): boolean =>
  Array.from(after).some((knowers, i) => (knowers & seats) === seats && (itemAt(before, i) & seats) !== seats);

const personAt = (viewer: Viewer): Person => (viewer === 'public' ? dora : itemAt(people, viewer));

/** What the viewer is sent when one makes a step and takes it back; undefined if the viewer may learn from it. */
function received(table: Table, viewer: Viewer, mover: Person, step: string): string | undefined {
  const { game } = table;
  const person = personAt(viewer);
  const before = game.knowers(stateOf(table));
  const moved = performed(table, mover, { kind: 'move', step });
  if (typeof moved === 'string') return undefined;
  const sent = streamOf(table, moved, person);
  const after = shown(table, person);
  const hasLearned = learned(before, game.knowers(stateOf(table)), seatsOf(viewer, table));
  if (table.data.phase === 'finished' || hasLearned) return undefined;
  const undone = performed(table, mover, { kind: 'undo' });
  const back = typeof undone === 'string' ? undone : streamOf(table, undone, person);
  return canonical([sent, after, back, shown(table, person)]);
}

/** Plays a game to its end; at every few steps the twins must give every viewer the same. Returns how many steps were compared. */
function compareThroughGame(tableGame: TableGame, players: number, options: JsonObject, seed: string): number {
  const chance = SeededChance.from(seed, 'players');
  const scene = Scene.started(tableGame, people.slice(0, players), { options }, seed);
  let compared = 0;
  for (let turn = 0; scene.table.data.phase === 'playing'; turn++) {
    const movers = people.slice(0, players).filter((person) => scene.moves(person).length > 0);
    const mover = itemAt(movers, chance.pick(movers.length));
    const moves = scene.moves(mover);
    const step = itemAt(moves, chance.pick(moves.length));
    if (isCompared(turn)) compared += compareTwins(scene.table, people.indexOf(mover), step, `${seed} ${turn}`);
    scene.step(mover, step);
  }
  return compared;
}

function compareTwins(table: Table, mover: Seat, step: string, seed: string): number {
  let compared = 0;
  for (const viewer of ['public', ...table.data.seats.keys()] as const) {
    const [here, there] = twins(table, viewer, `${seed} ${viewer}`);
    expect(shown(there, personAt(viewer)), seed).toBe(shown(here, personAt(viewer)));
    const [one, other] = [here, there].map((twin) => received(twin, viewer, itemAt(people, mover), step));
    if (one === undefined || other === undefined) continue;
    expect(other, seed).toBe(one);
    if (viewer !== mover) compared++;
  }
  return compared;
}

describe.each(gameModules.map((module) => [module.game.id, module] as const))('a table of %s', (id, { game, bots }) => {
  const numbers = [2, 3].filter((players) => players >= game.players.min && players <= game.players.max);

  const tables = numbers.flatMap((players) => [
    { players, kind: 'usual', options: {} },
    { players, kind: 'unusual', options: unusualOptions(game.options, players) },
  ]);

  test.each(tables)(
    'gives a seat and a spectator the same whatever they cannot know ($players players, $kind options)',
    { timeout: 60_000 },
    ({ players, options }) => {
      const tableGame = { game, bots: Object.keys(bots) };
      let compared = 0;
      // One long game is enough; of short ones it takes several.
      for (let number = 0; compared <= 5 && number < MOST_GAMES; number++) {
        compared += compareThroughGame(tableGame, players, options, `${id} twins ${number}`);
      }
      expect(compared).toBeGreaterThan(5);
    },
  );
});
