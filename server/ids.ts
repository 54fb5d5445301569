import { createHash, randomBytes } from 'node:crypto';
import { unforeseeable } from '@grove/kernel';

/** Cannot be guessed, so that the link to a table is an invitation to it. */
export const newTableId = (): string => randomBytes(12).toString('base64url');
/**
 * The table of a rematch: the same whoever asks first, so that it can be made before anybody is told of it. Only those who may see the seed of
 * the finished game could tell it, and they may see the new table too.
 */
export const rematchIdOf = (table: string, seed: string): string =>
  createHash('sha256').update(`rematch ${table} ${seed}`).digest('base64url').slice(0, 16);
export const newTournamentId = (): string => `t-${randomBytes(9).toString('base64url')}`;
export const newPersonId = (): string => `p-${randomBytes(9).toString('base64url')}`;
/** 256 bits, for what bots imagine. */
export const newSeed = (): string => randomBytes(32).toString('hex');
/** The seed of a game, secret until the game is over. Nobody can tell from cards that were shown which ones come. */
export const newDeal = (): string => unforeseeable(newSeed());
