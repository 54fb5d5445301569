import { type GameRecord, recordOf } from '@grove/kernel';
import type { Table } from './table.ts';

/** The record of a finished game, with its seed, which can be checked against the commitment; undefined before the end. */
export function tableRecord({ data, match }: Table): GameRecord | undefined {
  if (match === null || data.seed === null || data.phase !== 'finished') return undefined;
  return recordOf(match, { seed: data.seed });
}
