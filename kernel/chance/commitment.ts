import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What the table publishes when a game starts. When the seed is published at the end, anybody can check that it is
 * the one that was promised, replay the game from it, and so see that no card was slipped in.
 */
export const commitmentTo = (seed: string): string =>
  // Joined and not added up letter by letter: V8 keeps all the parts of a sum, and every open table keeps its commitment.
  Array.from(sha256(utf8ToBytes(seed)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const keepsCommitment = (seed: string, commitment: string): boolean => commitmentTo(seed) === commitment;
