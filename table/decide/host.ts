import { itemAt, newestRules, type Seat } from '@grove/kernel';
import type { Occupant, PersonId } from '@grove/protocol';
import { nobody } from '../apply/create.ts';
import type { TableEvent } from '../log/entry.ts';
import { demand, readOrThrow } from '../refusal.ts';
import { checkPlayers, readSettings } from '../settings.ts';
import { seatOf, type Table } from '../table.ts';
import type { SetSeat } from './create.ts';
import { type Decider, demandBot, demandGathering, demandHost, demandSeat, personBy } from './decider.ts';

const seated = (seat: Seat, occupant: Occupant): TableEvent => ({ kind: 'seated', seat, ...occupant });

export const configure: Decider<'configure'> = (table, command, by) => {
  const { game, data } = table;
  demandHost(table, by);
  demandGathering(table);
  const players = command.players ?? data.seats.length;
  const settings = readOrThrow('bad-settings', () => {
    checkPlayers(game, players);
    return readSettings(table, command.settings ?? {}, data.settings);
  });
  const taken = data.seats.findLastIndex((seat) => !isOpen(seat)) + 1;
  demand(taken <= players, 'seat-taken', { seat: taken });
  return [{ kind: 'configured', players, settings }];
};

/** A person who sits in another seat changes seats; whoever is invited takes the seat that was kept, and who sits there already stays. */
export const sit: Decider<'sit'> = (table, { seat }, by) => {
  const person = personBy(by);
  demandGathering(table);
  demandSeat(table, seat);
  const { invited = false, ...taken } = itemAt(table.data.seats, seat);
  const isOwn = taken.person?.id === person.id;
  if (isOwn && !invited) return [];
  demand(isOpen(taken) || isOwn, 'seat-taken', { seat: seat + 1 });
  const former = seatOf(table, person.id);
  const move = seated(seat, { person, bot: null });
  return former < 0 || former === seat ? [move] : [seated(former, nobody), move];
};

export const placeBot: Decider<'place-bot'> = (table, { seat, bot }, by) => {
  demandHost(table, by);
  demandGathering(table);
  demandSeat(table, seat);
  demandBot(table, bot);
  demand(itemAt(table.data.seats, seat).person === null, 'seat-taken', { seat: seat + 1 });
  return [seated(seat, { person: null, bot })];
};

export const clearSeat: Decider<'clear-seat'> = (table, { seat }, by) => {
  demandHost(table, by);
  demandGathering(table);
  demandSeat(table, seat);
  return [seated(seat, nobody)];
};

export const start: Decider<'start'> = (table, { seed }, by) => {
  const { data, game } = table;
  demandHost(table, by);
  demandGathering(table);
  const open = data.seats.filter((seat) => isOpen(seat) || seat.invited).length;
  demand(open === 0, 'open-seats', { open });
  // All tables of a tournament are played by the rules that it was made with.
  const rules = data.tournament === null ? newestRules(game) : data.rules;
  return [{ kind: 'started', rules, options: data.settings.options, seed }];
};

/** The first `rematch` makes the new table; later ones are refused with its id. */
export const rematch: Decider<'rematch'> = (table, command, by) => {
  const { data } = table;
  demand(seatOf(table, personBy(by).id) >= 0, 'not-seated');
  demand(data.phase === 'finished', 'not-finished');
  demand(data.rematch === null, 'already-rematched', { table: data.rematch ?? '' });
  return [{ kind: 'rematched', table: command.table }];
};

const isOpen = ({ person, bot }: Occupant): boolean => person === null && bot === null;

/**
 * The seating of the rematch that somebody asked for: as before, without bots that took a person's seat over. The others are invited: nobody
 * plays again without wanting to.
 */
export const rematchSeats = ({ data }: Table, asker: PersonId): SetSeat[] =>
  data.seats.map(({ person, bot }) => {
    if (person === null) return { person, bot };
    return person.id === asker ? { person, bot: null } : { person, bot: null, invited: true };
  });
