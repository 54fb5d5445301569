import type { Person, PersonId } from '@grove/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PeopleStore, StoredPerson } from '../store/store.ts';
import { ANSWER_WITHIN, Challenges } from './challenges.ts';
import { addKey, dropKey, type Keyring, noteUse, readKeyring } from './keyring.ts';

/** WebAuthn's relying party: the origin of the page that asks, and the host name that the key belongs to. */
export interface RelyingParty {
  readonly origin: string;
  readonly site: string;
}

interface PasskeySettings {
  readonly store: PeopleStore;
  readonly secret: () => Promise<string>;
  readonly now: () => number;
}

/** Passkeys of one person. */
const MOST = 20;
/** EdDSA, ES256 and RS256: what authenticators support. */
const ALGORITHMS = [-8, -7, -257];
const SIGN_IN = 'sign-in';

/** Passkeys (WebAuthn). They are stored with the person, and found by the person's id, which the key contains. */
export class Passkeys {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #challenges: Challenges;

  constructor({ store, secret, now }: PasskeySettings) {
    this.#store = store;
    this.#now = now;
    this.#challenges = new Challenges(secret, now);
  }

  async keyringOf(id: PersonId): Promise<Keyring> {
    return readKeyring((await this.#store.person(id))?.passkeys ?? null);
  }

  /** What a browser needs to make a key. */
  async registrationOptions(
    person: Person,
    label: string,
    { site }: RelyingParty,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { keys } = await this.keyringOf(person.id);
    return generateRegistrationOptions({
      rpName: 'Grove',
      rpID: site,
      userID: new TextEncoder().encode(person.id),
      userName: label,
      challenge: await this.#challenges.ask(registering(person.id)),
      excludeCredentials: keys.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Stores a new key; false if it does not answer a challenge for this person on this site. */
  async add(id: PersonId, answer: RegistrationResponseJSON, { origin, site }: RelyingParty): Promise<boolean> {
    const checked = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#challenges.isOurs(registering(id), challenge),
      expectedOrigin: origin,
      expectedRPID: site,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (checked?.verified !== true) return false;
    const { credential } = checked.registrationInfo;
    const key = {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      site,
      createdAt: this.#now(),
    };
    return this.#change(id, (ring) => {
      const fits = ring.keys.length < MOST && ring.keys.every((other) => other.id !== key.id);
      return fits ? addKey(ring, key) : undefined;
    });
  }

  async remove(id: PersonId, key: string): Promise<boolean> {
    return this.#change(id, (ring) => dropKey(ring, key));
  }

  /** What a browser needs to sign in; it finds out itself whose keys it has. */
  async signInOptions({ site }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.#challenges.ask(SIGN_IN);
    return generateAuthenticationOptions({ rpID: site, challenge, userVerification: 'preferred' });
  }

  /** The person whose key has answered a challenge; undefined if none has. An answer counts once. */
  async signIn(answer: AuthenticationResponseJSON, { origin, site }: RelyingParty): Promise<StoredPerson | undefined> {
    const handle = answer.response.userHandle;
    const person = handle && (await this.#store.person(Buffer.from(handle, 'base64url').toString()));
    if (!person) return undefined;
    const ring = readKeyring(person.passkeys);
    const key = ring.keys.find((one) => one.id === answer.id && one.site === site);
    if (key === undefined) return undefined;
    let asked = '';
    const isFresh = async (challenge: string): Promise<boolean> => {
      asked = challenge;
      const isNew = ring.answered.every((before) => before.challenge !== challenge);
      return isNew && this.#challenges.isOurs(SIGN_IN, challenge);
    };
    const checked = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: isFresh,
      expectedOrigin: origin,
      expectedRPID: site,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => undefined);
    if (checked?.verified !== true) return undefined;
    const { newCounter } = checked.authenticationInfo;
    const used = noteUse(ring, key.id, newCounter, asked, this.#now(), ANSWER_WITHIN);
    // Compare and swap: of two requests with the same answer at the same time, on any nodes, one signs in.
    const isFirst = await this.#store.replacePasskeys(person.id, person.passkeys, JSON.stringify(used));
    return isFirst ? person : undefined;
  }

  /** False if nothing is to be changed, or if another request changed the keys at the same time. */
  async #change(id: PersonId, change: (ring: Keyring) => Keyring | undefined): Promise<boolean> {
    const { passkeys } = (await this.#store.person(id)) ?? { passkeys: null };
    const ring = change(readKeyring(passkeys));
    return ring !== undefined && this.#store.replacePasskeys(id, passkeys, JSON.stringify(ring));
  }
}

const registering = (id: PersonId): string => `register ${id}`;
