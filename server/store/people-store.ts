import type { PersonId } from '@grove/protocol';

export interface StoredPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly createdAt: number;
  /** Set once the person has an account. */
  readonly login: string | null;
  readonly password: string | null;
  /** The passkeys as JSON, see `Keyring`; null without any. */
  readonly passkeys: string | null;
  readonly preferences: string;
}

export interface StoredToken {
  readonly id: string;
  /** SHA-256 of the secret; the secret itself is never stored. */
  readonly hash: Uint8Array;
  readonly person: PersonId;
  readonly createdAt: number;
  /** What its owner calls a program that uses it; null for a browser. */
  readonly name: string | null;
}

/** What is left out stays as it is. */
export interface PersonChange {
  readonly name?: string;
  readonly login?: string;
  readonly password?: string;
  readonly preferences?: string;
}

export interface PeopleStore {
  addPerson(person: StoredPerson, token: StoredToken): Promise<void>;
  person(id: PersonId): Promise<StoredPerson | undefined>;
  personByLogin(login: string): Promise<StoredPerson | undefined>;
  /** False if the login belongs to somebody else, or if nobody is there. */
  updatePerson(id: PersonId, change: PersonChange): Promise<boolean>;
  /** False, and nothing is changed, if the passkeys are not those any more that were read before. */
  replacePasskeys(id: PersonId, former: string | null, passkeys: string): Promise<boolean>;
  /** Removes the person and all tokens. What others saw in logs stays, under the name it happened under. */
  deletePerson(id: PersonId): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  token(id: string): Promise<StoredToken | undefined>;
  tokensOf(person: PersonId): Promise<StoredToken[]>;
  deleteToken(id: string): Promise<void>;
}
