import type { DatabaseSync } from 'node:sqlite';
import { packLog } from '../archive.ts';
import { OUTAGE_AFTER, PLAUSIBLE, PLAUSIBLE_CLEAN_UP } from '../store.ts';

/** Claimed at once; the rest is left to the next run. */
const CLAIMED_AT_ONCE = 100;

/** What nodes claim, so that one acts and another takes over when it dies; called inside a transaction. */
export function dutyWrites(database: DatabaseSync) {
  const sql = statements(database);
  return {
    beat: (at: number): void => {
      sql.noticeAbsence.run(at, at - OUTAGE_AFTER);
      sql.beat.run(at);
    },
    claim: (duty: string, node: string, now: number, until: number): boolean =>
      Number(sql.claim.run(duty, node, until, node, now).changes) > 0,
    endImplausible: (now: number): void => {
      for (const bound of sql.endImplausible) bound.run({ now, latest: now + PLAUSIBLE });
      sql.endCleanUp.run(now + PLAUSIBLE_CLEAN_UP);
    },
    forgetClaims: (before: number): void => {
      sql.forgetClaims.run(before);
    },
    claimDue: (now: number, until: number): string[] => {
      const due = sql.due.all(now, now, CLAIMED_AT_ONCE).map(({ id }) => String(id));
      for (const id of due) sql.claimDue.run(until, id);
      return due;
    },
    claimBots: (table: string, node: string, now: number, until: number): boolean =>
      Number(sql.claimBots.run(node, until, table, node, now).changes) > 0,
    archive: (table: string): void => {
      const entries = sql.entries.all(table);
      // Only the first time: entries that came after a log was archived stay as they are.
      if (entries.length === 0 || Number(sql.markArchived.run(table).changes) === 0) return;
      sql.archive.run(table, Number(entries.at(-1)?.number), packLog(entries.map(({ entry }) => String(entry))));
      sql.deleteEntries.run(table);
      sql.deleteCheckpoint.run(table);
    },
  };
}

/** Tables whose clock was ahead are due now, so that their alarm is set anew. Every statement names both parameters. */
const IMPLAUSIBLE = [
  'update heartbeat set at = :now where at > :latest',
  `delete from claims where duty <> 'clean-up' and until > :latest and :now < :latest`,
  'update tables set bots_until = 0 where bots_waited = 1 and bots_until > :latest and :now < :latest',
  'update tables set alarm_claimed = 0 where alarm is not null and alarm_claimed > :latest and :now < :latest',
  'update tables set alarm = :now where alarm is not null and updated_at > :latest',
  'update tournaments set alarm_claimed = 0 where alarm_claimed > :latest and :now < :latest',
  'update turns set claimed = 0 where claimed > :latest and :now < :latest',
  'update turns set since = :now where since > :latest',
];

function statements(database: DatabaseSync) {
  return {
    noticeAbsence: database.prepare(
      'insert into absences (since, until) select at, ? from heartbeat where at < ? on conflict do nothing',
    ),
    beat: database.prepare(
      'insert into heartbeat (one, at) values (1, ?) on conflict do update set at = max(at, excluded.at)',
    ),
    claim: database.prepare(
      `insert into claims (duty, node, until) values (?, ?, ?)
       on conflict do update set node = excluded.node, until = excluded.until where claims.node = ? or claims.until < ?`,
    ),
    forgetClaims: database.prepare('delete from claims where until < ?'),
    endImplausible: IMPLAUSIBLE.map((update) => database.prepare(update)),
    endCleanUp: database.prepare('delete from claims where until > ?'),
    due: database.prepare(
      `select id from tables where alarm is not null and alarm <= ? and alarm_claimed <= ? order by alarm limit ?`,
    ),
    claimDue: database.prepare('update tables set alarm_claimed = ? where id = ?'),
    claimBots: database.prepare(
      'update tables set bots_node = ?, bots_until = ? where id = ? and (bots_node = ? or bots_until < ?)',
    ),
    entries: database.prepare('select number, entry from entries where table_id = ? order by number'),
    markArchived: database.prepare(
      `update tables set archived = 1 where id = ? and archived = 0 and phase = 'finished' and summary_number = number`,
    ),
    archive: database.prepare('insert into archive (table_id, number, log) values (?, ?, ?)'),
    deleteEntries: database.prepare('delete from entries where table_id = ?'),
    deleteCheckpoint: database.prepare('delete from checkpoints where table_id = ?'),
  };
}
