import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** The server's key pair for push services (RFC 8292); made once and kept in the store. */
export interface VapidKeys {
  readonly privateKey: KeyObject;
  /** What browsers subscribe with. */
  readonly publicKey: string;
}

/** Seconds for which a signature is valid; the RFC allows a day. */
const HOURS_12 = 12 * 3600;

/** The private key as PEM. */
export const newVapidKeyText = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export function readVapidKeys(text: string): VapidKeys {
  const privateKey = createPrivateKey(text);
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Uint8Array.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { privateKey, publicKey: point.toString('base64url') };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The `authorization` that a push service asks for. `contact` is an address of whoever runs the server. */
export function authorization(keys: VapidKeys, endpoint: string, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOURS_12, sub: contact };
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
