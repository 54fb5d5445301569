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
  /** The secret in the address of the person's calendar; empty or null without one. */
  readonly calendar: string | null;
}

export interface StoredToken {
  readonly id: string;
  /** SHA-256 of the secret; the secret itself is never stored. */
  readonly hash: Uint8Array;
  readonly person: PersonId;
  readonly createdAt: number;
  /** The name of the program that uses it; null for a browser. */
  readonly name: string | null;
}

/** A field that is left out stays as it is. */
export interface PersonChange {
  readonly name?: string;
  readonly login?: string;
  readonly password?: string;
  readonly preferences?: string;
  readonly calendar?: string;
}

export interface PeopleStore {
  addPerson(person: StoredPerson, token: StoredToken): Promise<void>;
  person(id: PersonId): Promise<StoredPerson | undefined>;
  personByLogin(login: string): Promise<StoredPerson | undefined>;
  /** False if the login belongs to somebody else, or if there is no such person. */
  updatePerson(id: PersonId, change: PersonChange): Promise<boolean>;
  /** Compare and swap: false, and nothing is changed, if the stored passkeys are not `former`. */
  replacePasskeys(id: PersonId, former: string | null, passkeys: string): Promise<boolean>;
  /** Removes the person with all tokens and other data. Logs of tables stay, with the name that the person had then. */
  deletePerson(id: PersonId): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  token(id: string): Promise<StoredToken | undefined>;
  tokensOf(person: PersonId): Promise<StoredToken[]>;
  deleteToken(id: string): Promise<void>;
}
