import { newestRules, type Refusal, catchRefusal } from '@grove/kernel';
import type { Occupant, Person, Settings, TableTournament } from '@grove/protocol';
import { tableOf } from '../apply/apply.ts';
import type { Entry, TableEvent } from '../log/entry.ts';
import { demand, readOrThrow } from '../refusal.ts';
import { checkPlayers, type TableGame, readSettings } from '../settings.ts';
import { cleanLine, NAME_LENGTH } from '../text.ts';
import { byPerson } from '../actor.ts';
import { numbered } from './decide.ts';

/** Who has a seat from the beginning; an invited person must still sit down. */
export interface SetSeat extends Occupant {
  readonly invited?: true;
}

/** What a new table is made from. `seats` says who sits already, from the first seat on. */
export interface TableSetup {
  readonly table: string;
  readonly players: number;
  readonly settings?: Partial<Settings>;
  readonly seats?: readonly SetSeat[];
  readonly after?: string;
  readonly tournament?: TableTournament;
  /** The version of the rules that a tournament is played by; without it the newest. */
  readonly rules?: string;
  /** The id of the command, as in `IssuedCommand`. */
  readonly id?: string;
}

/** The first entries of a new table's log, or why it is refused. */
export function createTable(tableGame: TableGame, setup: TableSetup, host: Person, now: number): Entry[] | Refusal {
  return catchRefusal(() => {
    const entries = numbered(
      firstEvents(tableGame, setup),
      { number: 0, at: 0 },
      byPerson(host),
      setup.id ?? null,
      now,
    );
    // Throws if the log could not be applied: such a log must not be saved.
    tableOf(tableGame, entries);
    return entries;
  });
}

function firstEvents(
  tableGame: TableGame,
  { table, players, settings = {}, seats = [], after, tournament, rules }: TableSetup,
): TableEvent[] {
  const { game } = tableGame;
  const complete = readOrThrow('bad-settings', () => {
    checkPlayers(game, players);
    return readSettings(tableGame, settings);
  });
  demand(seats.length <= players, 'no-such-seat', { seats: players });
  return [
    {
      kind: 'created',
      table,
      game: game.id,
      rules: rules ?? newestRules(game),
      players,
      settings: complete,
      after: after ?? null,
      ...(tournament && { tournament }),
    },
    ...seats.flatMap((occupant, seat) => seatedEvent(tableGame, occupant, seat)),
  ];
}

function seatedEvent(tableGame: TableGame, { person, bot, invited }: SetSeat, seat: number): TableEvent[] {
  if (person === null && bot === null) return [];
  demand(bot === null || tableGame.bots.includes(bot), 'unknown-bot', { known: tableGame.bots.join(', ') });
  return [{ kind: 'seated', seat, person, bot, ...(invited && { invited }) }];
}

/** A person's name as it is stored, or why it is refused. */
export const readName = (name: string): string | Refusal => catchRefusal(() => cleanLine(name, NAME_LENGTH));
