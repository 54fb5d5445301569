import { itemAt, type Refusal, type Seat, type Viewer } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import type { Actor, Person, SeenEntry, Settings, TableView } from '@grove/protocol';
import { expect } from 'vitest';
import {
  type TableSetup,
  apply,
  byClock,
  byPerson,
  createTable,
  decide,
  type Entry,
  entryFor,
  type TableGame,
  viewAccess,
  openTable,
  legalSteps,
  logFor,
  type Table,
  tableView,
  type TableCommand,
} from '../index.ts';
import { pebbles } from './pebbles.ts';

export const anna: Person = { id: 'p-anna', name: 'Anna' };
export const bert: Person = { id: 'p-bert', name: 'Bert' };
export const cleo: Person = { id: 'p-cleo', name: 'Cleo' };
export const dora: Person = { id: 'p-dora', name: 'Dora' };

export const acornsGame: TableGame = { game: acorns, bots: ['random', 'greedy'] };
export const pebblesGame: TableGame = { game: pebbles, bots: ['random', 'greedy'] };
export const START = 1_000_000;

export function entriesIn(result: Entry[] | Refusal): Entry[] {
  if (!Array.isArray(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

export function reasonOf(result: Entry[] | Refusal): string {
  return Array.isArray(result) ? 'accepted' : result.reason;
}

/** Somebody who sits, a bot by its name, or a seat as a rematch sets it. */
type Sitter = Person | string | NonNullable<TableSetup['seats']>[number];

function seatFor(sitter: Sitter) {
  if (typeof sitter === 'string') return { person: null, bot: sitter };
  return 'person' in sitter ? sitter : { person: sitter, bot: null };
}

/** A table with its log and an invented clock. People sit from the first seat on; Anna is the host. */
export class Scene {
  now = START;
  readonly tableGame: TableGame;
  readonly log: Entry[] = [];
  table: Table;
  #ids = 0;

  constructor(
    tableGame: TableGame,
    people: readonly Sitter[],
    settings: Partial<Settings> = {},
    more: Pick<TableSetup, 'tournament'> = {},
  ) {
    this.tableGame = tableGame;
    const seats = people.map(seatFor);
    const setup = { table: 't-1', players: people.length, settings, seats, ...more };
    const entries = entriesIn(createTable(tableGame, setup, anna, this.now));
    const first = itemAt(entries, 0);
    this.table = openTable(tableGame, first);
    this.log.push(first);
    this.append(entries.slice(1));
  }

  static started(tableGame: TableGame, people: readonly Sitter[], settings: Partial<Settings> = {}, seed = 's'): Scene {
    const scene = new Scene(tableGame, people, settings);
    scene.do(anna, { kind: 'start', seed });
    return scene;
  }

  /** A table of a tournament. */
  static inTournament(people: readonly Sitter[], { sealed = false, seed = 's' } = {}): Scene {
    const tournament = { tournament: 't-cup', name: 'Cup', sealed };
    const scene = new Scene(acornsGame, people, {}, { tournament });
    scene.do(anna, { kind: 'start', seed });
    return scene;
  }

  append(entries: readonly Entry[]): void {
    for (const entry of entries) {
      apply(this.table, entry);
      this.log.push(entry);
    }
  }

  try(by: Person | Actor, command: TableCommand, id: string | null = `m${++this.#ids}`): Entry[] | Refusal {
    const actor = 'kind' in by ? by : byPerson(by);
    const result = decide(this.table, { by: actor, id, command }, this.now);
    if (Array.isArray(result)) this.append(result);
    return result;
  }

  do(by: Person | Actor, command: TableCommand): Entry[] {
    return entriesIn(this.try(by, command));
  }

  step(by: Person | Actor, step: string): Entry[] {
    return this.do(by, { kind: 'move', step });
  }

  /** Lets time pass; the clock looks at the table as often as it has something to say. */
  pass(ms: number): string[] {
    this.now += ms;
    const kinds: string[] = [];
    for (;;) {
      const entries = entriesIn(decide(this.table, { by: byClock, id: null, command: { kind: 'tick' } }, this.now));
      if (entries.length === 0) return kinds;
      this.append(entries);
      kinds.push(...entries.map(({ event }) => event.kind));
    }
  }

  view(person?: Person, as?: Viewer): TableView {
    const view = tableView(this.table, person?.id, as);
    if ('reason' in view) throw new Error(`refused: ${view.reason}`);
    return view;
  }

  story(person?: Person, as?: Viewer): SeenEntry[] {
    const story = logFor(this.tableGame, this.log, person?.id, as);
    if (!Array.isArray(story)) throw new Error(`refused: ${story.reason}`);
    return story;
  }

  /** The legal steps of a seat, as its person is told on request. */
  moves(person: Person): readonly string[] {
    return legalSteps(this.table, person.id);
  }

  timeLeft(seat: Seat): number | null {
    const deadline = itemAt(this.view().seats, seat).deadline;
    return deadline === null ? null : deadline - this.now;
  }
}

/** What a live client is sent for entries as they are applied. */
export function streamOf(table: Table, entries: readonly Entry[], person: Person): SeenEntry[] {
  return entries.map((entry) => {
    const told = apply(table, entry);
    const access = viewAccess(table, person.id);
    expect(access).not.toHaveProperty('reason');
    if ('reason' in access) throw new Error(access.reason);
    return entryFor(table.game, told, access);
  });
}
