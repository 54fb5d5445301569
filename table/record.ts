import { type GameRecord, recordOf } from '@grove/kernel';
import { isRevealed, type Table } from './table.ts';

/** The record of a finished game, with its seed, which can be checked against the commitment; undefined before that may be known. */
export function tableRecord(table: Table): GameRecord | undefined {
  const { data, match } = table;
  if (match === null || data.seed === null || !isRevealed(table)) return undefined;
  return recordOf(match, { seed: data.seed });
}
