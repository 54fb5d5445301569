import type { GameModule } from '@grove/game-kit';
import { BadInput, commitmentTo, type GameRecord, refuse, type Refusal, type Viewer } from '@grove/kernel';
import type { Command, Deal, NewTable, Occupant, Person, SeenEntry, TableView } from '@grove/protocol';
import {
  byPerson,
  entryFor,
  type Kit,
  legalSteps,
  viewAccess,
  rematchSeats,
  logFor,
  tableRecord,
  tableView,
  type TableCommand,
} from '@grove/table';
import { newSeed, newTableId } from '../ids.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { Answer, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { TableStore } from '../store/store.ts';

/** Going back plays the whole game again; and talk need not come as fast as steps. */
const COSTS: { readonly [Kind in Command['kind']]?: number } = { 'ask-undo': 10, chat: 5, mute: 5, note: 5 };

/** Nobody sits at more tables. */
const ALL = 10_000;

export const isRefusal = (value: object): value is Refusal => 'reason' in value && 'rule' in value;

export const kitOf = ({ game, bots }: GameModule): Kit => ({ game, bots: Object.keys(bots) });

/** Everything that a person can do with tables; HTTP and sockets are two doors to it. */
export class TableCommands {
  readonly #rooms: Rooms;
  readonly #store: TableStore;
  readonly #limits: PersonLimits;
  readonly #newSeed: () => string;

  constructor(rooms: Rooms, store: TableStore, limits: PersonLimits, seeds: () => string = newSeed) {
    this.#rooms = rooms;
    this.#store = store;
    this.#limits = limits;
    this.#newSeed = seeds;
  }

  room(table: string): Promise<Room | undefined> {
    return this.#rooms.get(table);
  }

  /** With everything that any node has appended before this was asked. */
  fresh(table: string): Promise<Room | undefined> {
    return this.#rooms.fresh(table);
  }

  async create(host: Person, plan: NewTable): Promise<Room | Refusal> {
    const kit = this.#rooms.kit(plan.game);
    if (kit === undefined) return refuse('table', 'no-such-game', { game: plan.game });
    const { players, settings, seats = ['me'] } = plan;
    const occupants = occupantsFrom(seats, host);
    if (occupants === undefined) return refuse('table', 'seated-twice');
    const room = await this.#rooms.create(
      kit,
      { table: newTableId(), players, seats: occupants, ...(settings && { settings }) },
      host,
    );
    if (isRefusal(room) || plan.start !== true) return room;
    const answer = await room.run({ by: byPerson(host), id: null, command: { kind: 'start', seed: this.#newSeed() } });
    return 'refusal' in answer ? answer.refusal : room;
  }

  /** Brings a command to the table. The same id again gives the same answer and changes nothing. */
  async bring(room: Room, person: Person, id: string, command: Command): Promise<Answer> {
    this.#limits.take(person.id, COSTS[command.kind] ?? 1);
    const answer = await room.run({ by: byPerson(person), id, command: this.#complete(command) });
    if (command.kind === 'rematch') await this.#openRematch(room, person);
    return answer;
  }

  /** Gets up from every table, so that the others can go on: hand the seat over, or end the game without asking. */
  async leaveAll(person: Person): Promise<void> {
    for (const { table } of await this.#store.tablesOf(person.id, ALL)) {
      const room = await this.#rooms.get(table);
      // Where the game is over or the seat was left before, this is refused, and nothing is to be done.
      await room?.run({ by: byPerson(person), id: null, command: { kind: 'leave' } });
    }
  }

  view(room: Room, person: Person | undefined, as?: Viewer): TableView | Refusal {
    return tableView(room.table, person?.id, as);
  }

  /** Every legal step of the person's own seat. Only on request: there can be hundreds of them. */
  moves({ table }: Room, person: Person): { number: number; moves: string[] } {
    return { number: table.data.number, moves: legalSteps(table, person.id) };
  }

  /** The log as this person may read it. */
  async story(room: Room, person: Person | undefined, since: number, as?: Viewer): Promise<SeenEntry[] | Refusal> {
    const access = viewAccess(room.table, person?.id, as);
    if (isRefusal(access)) return access;
    const recent = room.since(since);
    if (recent !== undefined) return recent.map((told) => entryFor(room.kit.game, told, access));
    // Further back than what is at hand: the whole game is played again.
    const log = await this.#store.entriesAfter(room.id);
    const story = logFor(room.kit, log, person?.id, as);
    return Array.isArray(story) ? story.filter(({ number }) => number > since) : story;
  }

  record(room: Room): GameRecord | undefined {
    return tableRecord(room.table);
  }

  /** For anybody who wants to check that no card was slipped in. */
  deal({ table, kit }: Room): Deal {
    const { data } = table;
    return {
      table: data.id,
      game: kit.game.id,
      rules: data.rules,
      commitment: data.seed === null ? null : commitmentTo(data.seed),
      seed: data.phase === 'finished' ? data.seed : null,
      record: tableRecord(table) ?? null,
    };
  }

  /** What the server adds to a command: secrets and new ids are not the client's to choose. */
  #complete(command: Command): TableCommand {
    if (command.kind === 'start') return { kind: 'start', seed: this.#newSeed() };
    if (command.kind === 'rematch') return { kind: 'rematch', table: newTableId() };
    return command;
  }

  /** If the server stopped between the promise of a rematch and its table, the next who asks finds it made good. */
  async #openRematch({ kit, table }: Room, person: Person): Promise<void> {
    const { data } = table;
    if (data.rematch === null || (await this.#rooms.get(data.rematch)) !== undefined) return;
    const seats = rematchSeats(table);
    const plan = { table: data.rematch, players: seats.length, seats, settings: data.settings, after: data.id };
    const room = await this.#rooms.create(kit, plan, person);
    if (isRefusal(room)) throw new BadInput(`the rematch of ${data.id} was refused: ${room.reason}`);
  }
}

function occupantsFrom(seats: readonly string[], host: Person): Occupant[] | undefined {
  if (seats.filter((seat) => seat === 'me').length > 1) return undefined;
  return seats.map((seat) => ({
    person: seat === 'me' ? host : null,
    bot: seat === 'me' || seat === 'open' ? null : seat,
  }));
}
