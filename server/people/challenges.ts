import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which a challenge must be answered. */
export const ANSWER_WITHIN = 300_000;

/** Lengths in bytes. */
const PARTS = { nonce: 16, until: 8, signature: 32 };

/**
 * Challenges for passkeys. A challenge carries the time of its end, and a signature over that and its purpose with a key
 * that all nodes share, so that any node can check a challenge that another has made, and none has to keep any.
 */
export class Challenges {
  readonly #key: () => Promise<string>;
  readonly #now: () => number;

  constructor(key: () => Promise<string>, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  async ask(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const until = Buffer.alloc(PARTS.until);
    until.writeBigUInt64BE(BigInt(this.#now() + ANSWER_WITHIN));
    const open = Buffer.concat([randomBytes(PARTS.nonce), until]);
    return new Uint8Array(Buffer.concat([open, await this.#sign(purpose, open)]));
  }

  /** Whether this site has made it, for this purpose, and it may still be answered. */
  async isOurs(purpose: string, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== PARTS.nonce + PARTS.until + PARTS.signature) return false;
    const open = bytes.subarray(0, PARTS.nonce + PARTS.until);
    const until = Number(open.readBigUInt64BE(PARTS.nonce));
    const signature = await this.#sign(purpose, open);
    return timingSafeEqual(signature, bytes.subarray(open.length)) && this.#now() <= until;
  }

  async #sign(purpose: string, open: Uint8Array): Promise<Buffer> {
    const key = await this.#key();
    return createHmac('sha256', key).update(`${purpose}\0`).update(open).digest();
  }
}
