import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@grove/kernel';
import { MIGRATIONS } from './schema.ts';

/** Opens or makes the file and migrates it. Throws BadInput for one that is damaged or newer than this program. */
export function openDatabase(file: string): DatabaseSync {
  try {
    if (isPath(file)) makePrivate(file);
    const database = new DatabaseSync(file);
    prepare(database);
    return database;
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`the database ${file}: ${error.message}`);
    throw new BadInput(`the database ${file} cannot be used: ${(error as Error).message}`);
  }
}

/** The mode of the file: it holds hands of cards, seeds and hashes of passwords. SQLite gives its other files the same. */
export const OWNER_ONLY = 0o600;

/** Of 4 kB each: four times what is usual. A start after a crash reads as much. */
const WAL_PAGES = 4000;

/** SQLite also takes `:memory:` and addresses such as `file:grove.db?mode=ro`. */
const isPath = (name: string): boolean => !/^(:memory:$|file:)/.test(name);

function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

function prepare(database: DatabaseSync): void {
  // A commit is on the disk before it is acknowledged: full synchronisation, also of the write-ahead log. That log is written into the database
  // every so many pages: then a commit waits for the disk several times, and pages that were changed often are written once.
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${WAL_PAGES}; pragma busy_timeout = 5000`,
  );
  const version = Number(database.prepare('pragma user_version').get()?.user_version);
  if (version > MIGRATIONS.length) {
    throw new BadInput(`it has version ${version}, and this program knows versions up to ${MIGRATIONS.length}`);
  }
  MIGRATIONS.slice(version).forEach((migration, i) => {
    database.exec(`begin; ${migration} pragma user_version = ${version + i + 1}; commit`);
  });
  // A write, so that a read-only file or a full disk is found now and not with the first move.
  database.exec(`begin immediate; pragma user_version = ${MIGRATIONS.length}; commit`);
}
