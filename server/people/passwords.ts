import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_LENGTH = 32;
const derive = promisify<string, Uint8Array, number, Uint8Array>(scrypt);

/** `salt.key`, with scrypt's default cost; it runs in a thread of its own and holds up nobody. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${Buffer.from(await derive(password.normalize('NFKC'), salt, KEY_LENGTH)).toString('hex')}`;
}

/** Takes as long for an unknown login as for a wrong password. */
export async function fitsPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt, key] = (stored ?? `${'0'.repeat(32)}.${'0'.repeat(64)}`)
    .split('.')
    .map((hex) => Buffer.from(hex, 'hex'));
  return timingSafeEqual(await derive(password.normalize('NFKC'), salt, KEY_LENGTH), key) && stored !== null;
}
