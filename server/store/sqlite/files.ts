/** What the command line does with database files. */
export { backUp } from './backup.ts';
export { damageIn } from './integrity.ts';
