import { rulesNumber } from '@grove/kernel';
import type { Occupant } from '@grove/protocol';
import { AnsweredCommands } from '../answered.ts';
import { newClock } from '../clock/time.ts';
import type { Entry, EventOf } from '../log/entry.ts';
import { completeSettings, type TableGame } from '../settings.ts';
import type { SeatData, Table } from '../table.ts';

/** A seat whose person plays all of its turns. */
export const HERE = { left: false, missed: 0, cover: null, coveredSteps: 0, substituted: false } as const;

export const seatWith = ({ person, bot }: Occupant, changed: number): SeatData => ({
  ...HERE,
  person,
  bot,
  changed,
});

export const nobody: Occupant = { person: null, bot: null };

export function created({ game, bots }: TableGame, event: EventOf<'created'>, entry: Entry): Table {
  rulesNumber(game, event.rules);
  return {
    game,
    bots,
    match: null,
    tried: null,
    answered: new AnsweredCommands(),
    commitment: null,
    data: {
      id: event.table,
      rules: event.rules,
      after: event.after,
      tournament: event.tournament ?? null,
      createdAt: entry.at,
      number: entry.number,
      at: entry.at,
      phase: 'gathering',
      host: entry.by.kind === 'person' ? entry.by.person.id : '',
      settings: completeSettings(event.settings),
      seats: Array.from({ length: event.players }, () => seatWith(nobody, entry.number)),
      seed: null,
      clocks: Array.from({ length: event.players }, () => newClock(event.settings.clock)),
      sand: null,
      timeLeft: [],
      timeOuts: [],
      undo: null,
      votes: [],
      end: null,
      rematch: null,
      chat: [],
      silenced: [],
      ignored: [],
      notes: [],
      prepared: [],
    },
  };
}
