import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Parameters of scrypt: it needs 128 N r bytes of memory, p times over. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MB, five times over: OWASP's minimum. It runs in libuv's thread pool and does not block the event loop. */
export const USUAL_COST: PasswordCost = { N: 16_384, r: 8, p: 5 };
/** The parameters of old hashes, which do not contain them. */
const FORMER_COST: PasswordCost = { N: 16_384, r: 8, p: 1 };

const KEY_LENGTH = 32;
const derive = promisify<string, Uint8Array, number, PasswordCost, Uint8Array>(scrypt);

const keyFor = (password: string, salt: Uint8Array, cost: PasswordCost): Promise<Uint8Array> =>
  derive(password.normalize('NFKC'), salt, KEY_LENGTH, cost);

const written = ({ N, r, p }: PasswordCost): string => `${N}.${r}.${p}`;

/** `N.r.p.salt.key`: with its parameters, so that they can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = Buffer.from(await keyFor(password, salt, cost));
  return `${written(cost)}.${salt.toString('hex')}.${key.toString('hex')}`;
}

/** Takes as long without a stored hash as with one, so that time does not tell which logins exist. */
export async function fitsPassword(password: string, stored: string | null, usual: PasswordCost): Promise<boolean> {
  const { cost, salt, key } = readHash(stored ?? `${written(usual)}.${'0'.repeat(32)}.${'0'.repeat(64)}`);
  return timingSafeEqual(await keyFor(password, salt, cost), key) && stored !== null;
}

/** Whether a hash has today's parameters. */
export const isUpToDate = (stored: string, usual: PasswordCost): boolean => stored.startsWith(`${written(usual)}.`);

const NOTHING = Buffer.alloc(0);

function readHash(stored: string): { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer } {
  const parts = stored.split('.');
  const [salt = NOTHING, key = NOTHING] = parts.slice(-2).map((hex) => Buffer.from(hex, 'hex'));
  const [N = 0, r = 0, p = 0] = parts.slice(0, -2).map(Number);
  return { cost: parts.length === 2 ? FORMER_COST : { N, r, p }, salt, key };
}
