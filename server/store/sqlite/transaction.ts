import type { DatabaseSync } from 'node:sqlite';
import type { Writes } from './writes.ts';

/** One call of `Writes`, as data that can go to another thread. */
export type WriteCall = {
  [Name in keyof Writes]: { readonly name: Name; readonly args: Parameters<Writes[Name]> };
}[keyof Writes];

/**
 * Many calls in one transaction, so that they share the cost of the commit. An error rolls all of them back, and each
 * caller is told that nothing was saved and may try again.
 */
export function inOneTransaction(database: DatabaseSync, writes: Writes, calls: readonly WriteCall[]): unknown[] {
  database.exec('begin immediate');
  try {
    const results = calls.map(({ name, args }) => (writes[name] as (...args: unknown[]) => unknown)(...args));
    database.exec('commit');
    return results;
  } catch (error) {
    // A failed commit may have rolled back already, and then there is nothing more to undo.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
