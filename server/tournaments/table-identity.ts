import { createHash, createHmac } from 'node:crypto';
import { unforeseeable } from '@grove/kernel';

/**
 * The id of a tournament's table: the same whoever makes it and however often, so that a crash or a second node makes no table twice. It names
 * the entry of the log that paired it, because a round that is paired again has other people at the tables of the same numbers.
 */
export const tableIdOf = (secret: string, entry: number, table: number): string =>
  createHash('sha256').update(`table ${secret} ${entry} ${table}`).digest('base64url').slice(0, 16);

/** The seed of a duplicate's deal, which all tables of the deal are started with. Nobody can tell one from another. */
export const dealSeed = (secret: string, deal: number): string =>
  unforeseeable(createHmac('sha256', secret).update(`deal ${deal}`).digest('hex'));
