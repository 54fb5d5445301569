import { BadInput, isRefusal } from '@grove/kernel';
import type { Occupant, Person } from '@grove/protocol';
import type { TableSetup } from '@grove/table';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { botOf } from './bot-entrants.ts';
import type { LiveTable, OpenTournament } from './open-tournament.ts';
import { dealSeed } from './table-identity.ts';

interface TableMakerServices {
  readonly rooms: Rooms;
  readonly newSeed: () => string;
  /** Tells the people of a new table that it waits for them. */
  readonly expectNotices: (room: Room) => void;
}

/** Made at once. */
const TOGETHER = 20;
/** Turns in a row that are played for somebody who stays away. */
const ABSENT_AFTER = 2;

/** Makes and starts the tables of a tournament. A table that is there already stays as it is. */
export class TableMaker {
  readonly #services: TableMakerServices;

  constructor(services: TableMakerServices) {
    this.#services = services;
  }

  async make(open: OpenTournament): Promise<void> {
    const missing = open.liveTables().filter(({ id }) => !open.madeTables.has(id));
    if (missing.length === 0) return;
    const rules = open.details.rules ?? (await this.#rulesOfFirst(open));
    while (missing.length > 0) {
      await Promise.all(missing.splice(0, TOGETHER).map((live) => this.#makeOne(open, live, rules)));
    }
  }

  /** A tournament of an earlier version goes on by the rules of its first table, so that everybody plays the same. */
  async #rulesOfFirst({ tableIds: [first] }: OpenTournament): Promise<string | undefined> {
    return first === undefined ? undefined : (await this.#services.rooms.get(first))?.table.data.rules;
  }

  async #makeOne(open: OpenTournament, live: LiveTable, rules: string | undefined): Promise<void> {
    const { id, table } = live;
    const { rooms, newSeed, expectNotices } = this.#services;
    const { game, secret, name } = open.details;
    const tableGame = rooms.game(game);
    if (tableGame === undefined) throw new BadInput(`tournament ${open.id} needs the game ${game}, which is not here`);
    const seed = table.deal === null ? newSeed() : dealSeed(secret, table.deal);
    // Not one of those who play: whoever has a table could mute the others, or be its only host.
    const host = { id: open.id, name };
    const room = await rooms.createStarted(
      tableGame,
      { ...setupOf(open, live), ...(rules !== undefined && { rules }) },
      host,
      seed,
    );
    if (room !== undefined && isRefusal(room)) throw new BadInput(`a table of ${open.id} was refused: ${room.reason}`);
    open.madeTables.add(id);
    if (room !== undefined) expectNotices(room);
  }
}

function setupOf(open: OpenTournament, { id: table, round, table: { seats, deal } }: LiveTable): TableSetup {
  const { id, details, names, state } = open;
  const hasRounds = state.end === null;
  return {
    table,
    players: seats.length,
    seats: seats.map((entrant) => occupantOf(entrant, names)),
    settings: {
      ...details.table,
      open: false,
      // Who may see it is asked of the tournament, so that it follows the club when that becomes listed.
      club: details.club === null ? null : { id: details.club, membersOnly: false },
      whenOut: 'simplest',
      absentAfter: ABSENT_AFTER,
      whenAbsent: 'bot',
    },
    tournament: { tournament: id, name: details.name, ...(hasRounds && { round }), sealed: deal !== null },
  };
}

function occupantOf(entrant: string, names: ReadonlyMap<string, string>): Occupant {
  const bot = botOf(entrant);
  const person: Person = { id: entrant, name: names.get(entrant) ?? entrant };
  return bot === undefined ? { person, bot: null } : { person: null, bot };
}
