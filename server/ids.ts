import { randomBytes } from 'node:crypto';

/** Cannot be guessed, so that the link to a table is an invitation to it. */
export const newTableId = (): string => randomBytes(12).toString('base64url');
export const newPersonId = (): string => `p-${randomBytes(9).toString('base64url')}`;
/** The seed of a game: 256 bits, secret until the game is over. */
export const newSeed = (): string => randomBytes(32).toString('hex');
