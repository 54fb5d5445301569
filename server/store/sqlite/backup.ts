import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@grove/kernel';
import { damageIn } from './integrity.ts';
import { OWNER_ONLY } from './open.ts';

/**
 * Copies a database as it is at one moment while a server goes on writing to it, and checks the copy. `vacuum into` reads one
 * snapshot; SQLite's own backup would begin anew with every write and never end on a busy server.
 */
export function backUp(file: string, copy: string): void {
  if (!existsSync(file)) throw new BadInput(`there is no ${file}`);
  if (existsSync(copy)) throw new BadInput(`${copy} is there already`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(copy);
  } catch (error) {
    throw new BadInput(`${file} cannot be copied to ${copy}: ${(error as Error).message}`);
  } finally {
    database.close();
  }
  chmodSync(copy, OWNER_ONLY);
  const [problem] = damageIn(copy);
  if (problem !== undefined) throw new BadInput(`the copy ${copy} is damaged: ${problem}`);
}
