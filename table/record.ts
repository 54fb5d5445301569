import { type GameRecord, recordOf } from '@grove/kernel';
import type { Table } from './table.ts';

/** The record of a game that is over, for anybody to replay and to check against the commitment; else undefined. */
export function tableRecord({ data, match }: Table): GameRecord | undefined {
  if (match === null || data.seed === null || data.phase !== 'finished') return undefined;
  return recordOf(match, { seed: data.seed });
}
