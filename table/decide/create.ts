import { newestRules, type Refusal } from '@grove/kernel';
import type { Occupant, Person, Settings } from '@grove/protocol';
import { tableOf } from '../apply/apply.ts';
import type { Entry, TableEvent } from '../log/entry.ts';
import { demand, catchRefusal, readOrThrow } from '../refusal.ts';
import { checkPlayers, type Kit, readSettings } from '../settings.ts';
import { cleanLine, NAME_LENGTH } from '../text.ts';
import { byPerson } from '../actor.ts';
import { numbered } from './decide.ts';

/** What a new table is to be like. `seats` says who sits already, from the first seat on. */
export interface TableSetup {
  readonly table: string;
  readonly players: number;
  readonly settings?: Partial<Settings>;
  readonly seats?: readonly Occupant[];
  readonly after?: string;
  /** The id of the command, as in `IssuedCommand`. */
  readonly id?: string;
}

/** The entries that begin a table's log, or why there can be none. */
export function createTable(kit: Kit, setup: TableSetup, host: Person, now: number): Entry[] | Refusal {
  return catchRefusal(() => {
    const entries = numbered(firstEvents(kit, setup), { number: 0, at: 0 }, byPerson(host), setup.id ?? null, now);
    // A log that could not be read again must not be begun.
    tableOf(kit, entries);
    return entries;
  });
}

function firstEvents(kit: Kit, { table, players, settings = {}, seats = [], after }: TableSetup): TableEvent[] {
  const { game } = kit;
  const complete = readOrThrow('bad-settings', () => {
    checkPlayers(game, players);
    return readSettings(kit, settings);
  });
  demand(seats.length <= players, 'no-such-seat', { seats: players });
  const rules = newestRules(game);
  return [
    { kind: 'created', table, game: game.id, rules, players, settings: complete, after: after ?? null },
    ...seats.flatMap((occupant, seat) => seatedEvent(kit, occupant, seat)),
  ];
}

function seatedEvent(kit: Kit, { person, bot }: Occupant, seat: number): TableEvent[] {
  if (person === null && bot === null) return [];
  demand(bot === null || kit.bots.includes(bot), 'unknown-bot', { known: kit.bots.join(', ') });
  return [{ kind: 'seated', seat, person, bot }];
}

/** A name fit to be shown, or the refusal that says why not. */
export const readName = (name: string): string | Refusal => catchRefusal(() => cleanLine(name, NAME_LENGTH));
