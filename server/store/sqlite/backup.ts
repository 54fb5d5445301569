import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** A copy of the database while the server runs: `node server/store/sqlite/backup.ts DATABASE COPY`. */
const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined || !existsSync(from) || existsSync(to)) {
  process.stderr.write('backup: name the database and a copy that does not exist yet\n');
  process.exit(1);
}
const database = new DatabaseSync(from, { readOnly: true });
await backup(database, to);
database.close();
const copy = new DatabaseSync(to, { readOnly: true });
const trouble = copy.prepare('pragma integrity_check').get()?.integrity_check;
copy.close();
process.stdout.write(`${to}: ${String(trouble)}\n`);
process.exit(trouble === 'ok' ? 0 : 1);
