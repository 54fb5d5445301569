import type { GameModule } from '@grove/game-kit';
import { BadInput, type GameRecord, refuse, type Refusal, type Viewer, isRefusal } from '@grove/kernel';
import {
  type Command,
  type Deal,
  type NewTable,
  type Occupant,
  type Person,
  PHRASES,
  type SeenEntry,
  type Settings,
  type TableView,
} from '@grove/protocol';
import {
  byPerson,
  entryFor,
  isRevealed,
  type TableGame,
  legalSteps,
  viewAccess,
  rematchSeats,
  seatOf,
  type Table,
  logFor,
  tableRecord,
  tableView,
  type TableCommand,
} from '@grove/table';
import type { Visibility } from '../clubs/visibility.ts';
import { newDeal, newTableId, rematchIdOf } from '../ids.ts';
import { BotTableLimit, hasBots } from '../limits/bot-table-limit.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { Answer, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { TableStore } from '../store/store.ts';

/** How many commands one counts for. To go back plays the whole game again; and chat need not be as fast as steps. */
const COSTS: { readonly [Kind in Command['kind']]?: number } = {
  'ask-undo': 10,
  chat: 5,
  say: 5,
  prepare: 5,
  nudge: 5,
  mute: 5,
  note: 5,
};

/** More than anybody has. */
const ALL_TABLES = 10_000;

/** What a table needs of a game's module. */
export const tableGameOf = ({ game, bots }: GameModule): TableGame => ({ game, bots: Object.keys(bots) });

/** Everything that a person can do with tables, for HTTP and the socket alike. */
export class TableCommands {
  readonly #rooms: Rooms;
  readonly #store: TableStore;
  readonly #limits: PersonLimits;
  readonly #visibility: Visibility;
  readonly #newSeed: () => string;
  readonly #botTables: BotTableLimit;

  constructor(
    rooms: Rooms,
    store: TableStore,
    limits: PersonLimits,
    visibility: Visibility,
    seeds: () => string = newDeal,
  ) {
    this.#rooms = rooms;
    this.#store = store;
    this.#limits = limits;
    this.#visibility = visibility;
    this.#newSeed = seeds;
    this.#botTables = new BotTableLimit(store, limits.limits.botTables, limits.now);
  }

  room(table: string): Promise<Room | undefined> {
    return this.#rooms.get(table);
  }

  /** With everything that any node has appended so far. */
  freshRoom(table: string): Promise<Room | undefined> {
    return this.#rooms.fresh(table);
  }

  /** Why this person may not come to a table. */
  async refusalFor({ table }: Room, person: Person | undefined): Promise<Refusal | undefined> {
    return (await this.#visibility.mayKnowTable(table, person)) ? undefined : refuse('table', 'members-only');
  }

  /** Why this person may not have a table listed by a club. */
  async #refusalToList(person: Person | undefined, club: Settings['club'] | undefined): Promise<Refusal | undefined> {
    if (club === undefined || club === null) return undefined;
    return (await this.#visibility.isMember(club.id, person)) ? undefined : refuse('table', 'members-only');
  }

  async create(host: Person, setup: NewTable): Promise<Room | Refusal> {
    const tableGame = this.#rooms.game(setup.game);
    if (tableGame === undefined) return refuse('table', 'no-such-game', { game: setup.game });
    const { players, settings, seats = ['me'] } = setup;
    const outside = await this.#refusalToList(host, settings?.club);
    if (outside !== undefined) return outside;
    const occupants = occupantsFrom(seats, host);
    if (occupants === undefined) return refuse('table', 'seated-twice');
    const tooMany = setup.start === true && hasBots(occupants) ? await this.#botTables.refusalFor(host.id) : undefined;
    if (tooMany !== undefined) return tooMany;
    const room = await this.#rooms.create(
      tableGame,
      { table: newTableId(), players, seats: occupants, ...(settings && { settings }) },
      host,
    );
    if (isRefusal(room) || setup.start !== true) return room;
    const answer = await room.run({ by: byPerson(host), id: null, command: { kind: 'start', seed: this.#newSeed() } });
    return 'refusal' in answer ? answer.refusal : room;
  }

  /** Runs a command. The same id again gives the same answer and changes nothing. Throws TooManyCommands. */
  async run(room: Room, person: Person, id: string, command: Command): Promise<Answer> {
    this.#limits.take(person.id, COSTS[command.kind] ?? 1);
    const outside =
      (await this.refusalFor(room, person)) ??
      (command.kind === 'configure' ? await this.#refusalToList(person, command.settings?.club) : undefined);
    if (outside !== undefined) return { refusal: outside };
    if (command.kind === 'start' && hasBots(room.table.data.seats)) {
      const refusal = await this.#botTables.refusalFor(person.id);
      if (refusal !== undefined) return { refusal };
    }
    if (command.kind === 'rematch') await this.#openRematch(room, person);
    return room.run({ by: byPerson(person), id, command: this.#complete(room, command) });
  }

  /**
   * For somebody who is about to be deleted: how to leave the next so many of all tables whose game is not over, so that the others may
   * hand the seat over or end the game without asking.
   */
  async leaver(person: Person): Promise<(most?: number) => Promise<void>> {
    const all = await this.#store.tablesOf(person.id, ALL_TABLES);
    const left = all.filter(({ phase }) => phase !== 'finished').map(({ table }) => table);
    return async (most = Infinity) => {
      for (const table of left.splice(0, most)) {
        const room = await this.#rooms.get(table);
        // Refused where the seat was left before; that is fine.
        await room?.run({ by: byPerson(person), id: null, command: { kind: 'leave' } });
      }
    };
  }

  view(room: Room, person: Person | undefined, as?: Viewer): TableView | Refusal {
    return tableView(room.table, person?.id, as);
  }

  /** Every legal step of the person's own seat. Only on request: there can be hundreds of them. */
  moves({ table }: Room, person: Person): { number: number; moves: string[] } | Refusal {
    const access = viewAccess(table, person.id);
    if (isRefusal(access)) return access;
    return { number: table.data.number, moves: legalSteps(table, person.id) };
  }

  /** The log as this person may read it. */
  async log(room: Room, person: Person | undefined, since: number, as?: Viewer): Promise<SeenEntry[] | Refusal> {
    const access = viewAccess(room.table, person?.id, as);
    if (isRefusal(access)) return access;
    const recent = room.since(since);
    if (recent !== undefined) return recent.map((applied) => entryFor(room.table.game, applied, access));
    // Further back than what is in memory: the whole game is played again.
    const log = logFor(room.table, await this.#store.entriesAfter(room.id), person?.id, as);
    return Array.isArray(log) ? log.filter(({ number }) => number > since) : log;
  }

  /** The record of a finished game, for those who may see the table; undefined before the end. */
  record({ table }: Room, person: Person | undefined): GameRecord | Refusal | undefined {
    const access = viewAccess(table, person?.id);
    return isRefusal(access) ? access : tableRecord(table);
  }

  /** What is needed to check that the deal was not changed during the game. */
  deal({ table }: Room, person: Person | undefined): Deal | Refusal {
    const access = viewAccess(table, person?.id);
    if (isRefusal(access)) return access;
    const { data } = table;
    return {
      table: data.id,
      game: table.game.id,
      rules: data.rules,
      commitment: table.commitment,
      seed: isRevealed(table) ? data.seed : null,
      record: tableRecord(table) ?? null,
    };
  }

  /** Adds seeds, ids of new tables and the words of phrases, which the client must not choose. */
  #complete({ table }: Room, command: Command): TableCommand {
    if (command.kind === 'start') return { kind: 'start', seed: this.#newSeed() };
    if (command.kind === 'rematch') return { kind: 'rematch', table: rematchTable(table) };
    if (command.kind === 'say') return { ...command, text: PHRASES[command.phrase] };
    return command;
  }

  /** Makes the rematch's table unless it is there, before anybody is told of it: whoever is told finds it. */
  async #openRematch({ table }: Room, person: Person): Promise<void> {
    const { data } = table;
    const id = rematchTable(table);
    // Refused by the table itself.
    if (data.phase !== 'finished' || seatOf(table, person.id) < 0) return;
    if ((await this.#rooms.get(id)) !== undefined) return;
    const seats = rematchSeats(table, person.id);
    const setup = { table: id, players: seats.length, seats, settings: data.settings, after: data.id };
    const room = await this.#rooms.create(table, setup, person);
    if (isRefusal(room)) throw new BadInput(`the rematch of ${data.id} was refused: ${room.reason}`);
  }
}

/** Where a game is played again. */
const rematchTable = ({ data }: Table): string => data.rematch ?? rematchIdOf(data.id, data.seed ?? '');

function occupantsFrom(seats: readonly string[], host: Person): Occupant[] | undefined {
  if (seats.filter((seat) => seat === 'me').length > 1) return undefined;
  return seats.map((seat) => ({
    person: seat === 'me' ? host : null,
    bot: seat === 'me' || seat === 'open' ? null : seat,
  }));
}
