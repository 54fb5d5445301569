import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** So long somebody may take to answer. */
export const ANSWER_WITHIN = 300_000;

const PARTS = { nonce: 16, until: 8, mark: 32 };

/**
 * Questions that a passkey answers. A question carries its own end and a mark that only this house can make, so that any
 * node can tell its own without having kept it; what it is for is in the mark.
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
    return new Uint8Array(Buffer.concat([open, await this.#mark(purpose, open)]));
  }

  /** Whether it is a question of ours, for this purpose, that may still be answered. */
  async isOurs(purpose: string, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== PARTS.nonce + PARTS.until + PARTS.mark) return false;
    const open = bytes.subarray(0, PARTS.nonce + PARTS.until);
    const until = Number(open.readBigUInt64BE(PARTS.nonce));
    const mark = await this.#mark(purpose, open);
    return timingSafeEqual(mark, bytes.subarray(open.length)) && this.#now() <= until;
  }

  async #mark(purpose: string, open: Uint8Array): Promise<Buffer> {
    const key = await this.#key();
    return createHmac('sha256', key).update(`${purpose}\0`).update(open).digest();
  }
}
