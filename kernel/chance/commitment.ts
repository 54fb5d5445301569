import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What the table publishes when a game starts. When the seed is published at the end, anybody can check that it is
 * the one that was promised, replay the game from it, and so see that no card was slipped in.
 */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

export const keepsCommitment = (seed: string, commitment: string): boolean => commitmentTo(seed) === commitment;
