import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What a guess costs: memory is 128 N r bytes, and p times as much work. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MB, five times over: what OWASP asks for at least. It runs in a thread of its own and holds up nobody. */
export const USUAL_COST: PasswordCost = { N: 16_384, r: 8, p: 5 };
/** What hashes cost that do not say it. */
const FORMER_COST: PasswordCost = { N: 16_384, r: 8, p: 1 };

const KEY_LENGTH = 32;
const derive = promisify<string, Uint8Array, number, PasswordCost, Uint8Array>(scrypt);

const keyFor = (password: string, salt: Uint8Array, cost: PasswordCost): Promise<Uint8Array> =>
  derive(password.normalize('NFKC'), salt, KEY_LENGTH, cost);

const written = ({ N, r, p }: PasswordCost): string => `${N}.${r}.${p}`;

/** `N.r.p.salt.key`, so that the cost can rise later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = Buffer.from(await keyFor(password, salt, cost));
  return `${written(cost)}.${salt.toString('hex')}.${key.toString('hex')}`;
}

/** Takes as long for an unknown login as for a wrong password. */
export async function fitsPassword(password: string, stored: string | null, usual: PasswordCost): Promise<boolean> {
  const { cost, salt, key } = readHash(stored ?? `${written(usual)}.${'0'.repeat(32)}.${'0'.repeat(64)}`);
  return timingSafeEqual(await keyFor(password, salt, cost), key) && stored !== null;
}

/** Whether it was made at the price of today. */
export const isUpToDate = (stored: string, usual: PasswordCost): boolean => stored.startsWith(`${written(usual)}.`);

function readHash(stored: string): { readonly cost: PasswordCost; readonly salt: Buffer; readonly key: Buffer } {
  const parts = stored.split('.');
  const [salt, key] = parts.slice(-2).map((hex) => Buffer.from(hex, 'hex'));
  const [N, r, p] = parts.slice(0, -2).map(Number);
  return { cost: parts.length === 2 ? FORMER_COST : { N, r, p }, salt, key };
}
