import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A subscribed browser's public key and shared secret (RFC 8291). */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD = 4096;
/** Delimiter of the last record; here there is only one (RFC 8188). */
const LAST = Uint8Array.of(2);

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const label = (name: string): Buffer => Buffer.from(`${name}\0`);

function freshKeys(): ECDH {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
}

/** Encrypts a message for one browser: RFC 8291 on top of RFC 8188. Tests pass sender and salt. */
export function encrypt(
  text: string,
  keys: PushKeys,
  sender = freshKeys(),
  salt: Uint8Array = randomBytes(16),
): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([label('WebPush: info'), receiver, own]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, label('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Uint8Array.of(own.length), own, body]);
}
