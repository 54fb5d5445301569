import { DatabaseSync } from 'node:sqlite';

/** How many problems are named; there may be more. */
const NAMED = 10;

/** What is wrong with a file by SQLite's own check, which reads all of it; nothing if it is sound. The file is not changed. */
export const damageIn = (file: string): string[] => problemsOf(file, 'integrity_check');

/** Like `damageIn`, but without comparing tables with their indices, which takes most of the time. */
export const quickDamageIn = (file: string): string[] => problemsOf(file, 'quick_check');

function problemsOf(file: string, check: 'integrity_check' | 'quick_check'): string[] {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare(`pragma ${check}(${NAMED})`).all();
    return rows.flatMap((row) => (row[check] === 'ok' ? [] : String(row[check]).split('\n')));
  } catch (error) {
    return [(error as Error).message];
  } finally {
    database?.close();
  }
}
