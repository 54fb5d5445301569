import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A device with one passkey, as WebAuthn describes it: attestation `none`, ES256, the person verified. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  readonly #site: string;

  constructor(origin: string) {
    this.#origin = origin;
    this.#site = new URL(origin).hostname;
  }

  /** What navigator.credentials.create would give for these options. */
  register(challenge: string): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cose]);
    const data = Buffer.concat([this.#data(0x45), credential]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const client = this.#client('webauthn.create', challenge);
    return this.#answer({
      clientDataJSON: text(client),
      attestationObject: text(attestation),
      transports: ['internal'],
    });
  }

  /** What navigator.credentials.get would give. */
  signIn(challenge: string, person: string): object {
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0x05);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
      userHandle: text(Buffer.from(person)),
    });
  }

  #answer(response: object): object {
    return { id: text(this.#id), rawId: text(this.#id), type: 'public-key', response, clientExtensionResults: {} };
  }

  /** For whom, with which flags, and a counter that stands still, as with keys that are synchronised. */
  #data(flags: number): Buffer {
    return Buffer.concat([sha256(this.#site), Buffer.from([flags, 0, 0, 0, 0])]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}
