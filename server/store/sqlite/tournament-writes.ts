import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import type { TournamentRow } from '../store.ts';

/** Claimed at once; the rest is left to the next run. */
const CLAIMED_AT_ONCE = 20;

/** Changes of tournaments' logs and of what lists know of them; called inside a transaction. Entries come as the text that is stored. */
export function tournamentWrites(database: DatabaseSync) {
  const sql = statements(database);
  const addEntries = (id: string, first: number, entries: readonly string[]): void =>
    entries.forEach((entry, i) => sql.addEntry.run(id, first + i, entry));
  const addPeople = (id: string, people: readonly PersonId[]): void => {
    for (const person of people) sql.addPerson.run(person, id);
  };
  return {
    createTournament: (
      id: string,
      details: string,
      first: string,
      { summary, alarm, people }: TournamentRow,
    ): boolean => {
      const { phase, club, start, updatedAt } = summary;
      const row = [id, phase, club, start, updatedAt, alarm, details, JSON.stringify(summary)];
      if (Number(sql.create.run(...row).changes) === 0) return false;
      addEntries(id, 1, [first]);
      addPeople(id, people);
      return true;
    },
    /** False, and nothing is changed, if the log does not end where expected. */
    appendToTournament: (
      id: string,
      expected: number,
      entries: readonly string[],
      { summary, alarm, people }: TournamentRow,
    ): boolean => {
      const { phase, updatedAt } = summary;
      const last = expected + entries.length;
      const { changes } = sql.advance.run(last, phase, updatedAt, alarm, JSON.stringify(summary), id, expected);
      if (Number(changes) === 0) return false;
      addEntries(id, expected + 1, entries);
      addPeople(id, people);
      return true;
    },
    setTournamentAlarm: (id: string, number: number, alarm: number | null): void => {
      sql.setAlarm.run(alarm, id, number);
    },
    claimDueTournaments: (now: number, until: number): string[] => {
      const due = sql.due.all(now, now, CLAIMED_AT_ONCE).map(({ id }) => String(id));
      for (const id of due) sql.claim.run(until, id);
      return due;
    },
  };
}

function statements(database: DatabaseSync) {
  return {
    create: database.prepare(
      `insert into tournaments (id, number, phase, club, start, updated_at, alarm, details, summary)
       values (?, 1, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    advance: database.prepare(
      `update tournaments set number = ?, phase = ?, updated_at = ?, alarm = ?, alarm_claimed = 0, summary = ?
       where id = ? and number = ?`,
    ),
    addEntry: database.prepare('insert into tournament_entries (tournament, number, entry) values (?, ?, ?)'),
    addPerson: database.prepare(
      'insert into tournament_people (person, tournament) values (?, ?) on conflict do nothing',
    ),
    setAlarm: database.prepare('update tournaments set alarm = ?, alarm_claimed = 0 where id = ? and number = ?'),
    due: database.prepare(
      `select id from tournaments where alarm is not null and alarm <= ? and alarm_claimed <= ? order by alarm limit ?`,
    ),
    claim: database.prepare('update tournaments set alarm_claimed = ? where id = ?'),
  };
}
