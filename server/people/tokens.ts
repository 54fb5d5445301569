import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@grove/protocol';
import type { StoredToken } from '../store/store.ts';

/** The text that its owner keeps, and what the store keeps of it. */
export interface NewToken {
  readonly text: string;
  readonly stored: StoredToken;
}

/** A token is an id, to find it by, and a secret, of which only the hash is stored: `id.secret`. */
export function newToken(person: PersonId, createdAt: number, name: string | null = null): NewToken {
  const id = randomBytes(12).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  return { text: `${id}.${secret}`, stored: { id, hash: hashOf(secret), person, createdAt, name } };
}

/** Compared with when there is no such token, so that time does not tell which ids exist. */
const NO_TOKEN = hashOf('');

export function readToken(text: string): { readonly id: string; readonly secret: string } | undefined {
  const [, id, secret] = /^([\w-]{16})\.([\w-]{43})$/.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

export function fits(secret: string, stored: StoredToken | undefined): stored is StoredToken {
  return timingSafeEqual(hashOf(secret), stored?.hash ?? NO_TOKEN) && stored !== undefined;
}

// A fast hash is enough: the secret has 256 random bits, nobody tries them all.
function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}
