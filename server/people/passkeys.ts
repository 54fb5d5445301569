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

const MOST = 20;
/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
const SIGN_IN = 'sign-in';

/** Passkeys (WebAuthn) as another proof of who somebody is: kept with the person, found by the person's id in the key. */
export class Passkeys {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #challenges: Challenges;

  constructor({ store, secret, now }: PasskeySettings) {
    this.#store = store;
    this.#now = now;
    this.#challenges = new Challenges(secret, now);
  }

  async ringOf(id: PersonId): Promise<Keyring> {
    return readKeyring((await this.#store.person(id))?.passkeys ?? null);
  }

  /** What a browser needs to make a key. */
  async offer(person: Person, label: string, { site }: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { keys } = await this.ringOf(person.id);
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

  /** Keeps a key that was made; false if it does not answer what was asked, here and for this person. */
  async keep(id: PersonId, answer: RegistrationResponseJSON, { origin, site }: RelyingParty): Promise<boolean> {
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

  /** What a browser needs to look for a key; it knows itself whose keys it has. */
  async question({ site }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.#challenges.ask(SIGN_IN);
    return generateAuthenticationOptions({ rpID: site, challenge, userVerification: 'preferred' });
  }

  /** Whoever answers the question with a key of theirs. An answer counts once. */
  async owner(answer: AuthenticationResponseJSON, { origin, site }: RelyingParty): Promise<StoredPerson | undefined> {
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
    // Of two who bring the same answer at the same moment, to whichever nodes, one is let in.
    const isFirst = await this.#store.replacePasskeys(person.id, person.passkeys, JSON.stringify(used));
    return isFirst ? person : undefined;
  }

  /** False if nothing is to be changed, or if somebody else changed it at the same moment. */
  async #change(id: PersonId, change: (ring: Keyring) => Keyring | undefined): Promise<boolean> {
    const { passkeys } = (await this.#store.person(id)) ?? { passkeys: null };
    const ring = change(readKeyring(passkeys));
    return ring !== undefined && this.#store.replacePasskeys(id, passkeys, JSON.stringify(ring));
  }
}

const registering = (id: PersonId): string => `register ${id}`;
