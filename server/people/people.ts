import type { Refusal } from '@grove/kernel';
import type { Person, PersonId } from '@grove/protocol';
import { readName } from '@grove/table';
import { newPersonId } from '../ids.ts';
import type { PeopleStore, StoredPerson, StoredToken } from '../store/store.ts';
import { fitsPassword, hashPassword, isUpToDate, type PasswordCost } from './passwords.ts';
import { fits, type NewToken, newToken, readToken } from './tokens.ts';

/** Somebody who has shown a token, and the id of the token, which is nobody else's business. */
export interface Known {
  readonly person: Person;
  readonly token: string;
  /** It is the token of a program that plays in the person's name. */
  readonly isProgram: boolean;
}

export interface Arrival {
  readonly person: Person;
  readonly token: string;
}

export interface PeopleSettings {
  readonly store: PeopleStore;
  readonly now: () => number;
  readonly passwordCost: PasswordCost;
  /** Told of everybody who has another name, or a token less. */
  readonly changed: (id: PersonId) => void;
}

const JUST_NOW = 600_000;

/** Guests, whose browser keeps a token and nothing else is needed, and accounts for those who want more devices. */
export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #cost: PasswordCost;
  readonly #changed: (id: PersonId) => void;

  constructor({ store, now, passwordCost, changed }: PeopleSettings) {
    this.#store = store;
    this.#now = now;
    this.#cost = passwordCost;
    this.#changed = changed;
  }

  async addGuest(text: string): Promise<Arrival | Refusal> {
    const name = readName(text);
    if (typeof name !== 'string') return name;
    const createdAt = this.#now();
    const id = newPersonId();
    const token = newToken(id, createdAt);
    const person = { id, name, createdAt, login: null, password: null, passkeys: null, preferences: '{}' };
    await this.#store.addPerson(person, token.stored);
    return { person: { id, name }, token: token.text };
  }

  /** The person behind a token; undefined for anything else. */
  async known(text: string): Promise<Known | undefined> {
    const parts = readToken(text);
    if (parts === undefined) return undefined;
    const stored = await this.#store.token(parts.id);
    if (!fits(parts.secret, stored)) return undefined;
    return this.#owner(stored);
  }

  /** The same for somebody who has shown it before; undefined once it has ended. */
  async stillKnown(token: string): Promise<Known | undefined> {
    const stored = await this.#store.token(token);
    return stored && this.#owner(stored);
  }

  async #owner({ id: token, person, name }: StoredToken): Promise<Known | undefined> {
    const owner = await this.#store.person(person);
    return owner && { person: { id: owner.id, name: owner.name }, token, isProgram: name !== null };
  }

  async details(id: PersonId): Promise<StoredPerson | undefined> {
    return this.#store.person(id);
  }

  async rename(id: PersonId, text: string): Promise<Person | Refusal> {
    const name = readName(text);
    if (typeof name !== 'string') return name;
    await this.#store.updatePerson(id, { name });
    this.#changed(id);
    return { id, name };
  }

  async setPreferences(id: PersonId, preferences: unknown): Promise<void> {
    await this.#store.updatePerson(id, { preferences: JSON.stringify(preferences) });
  }

  /** Gives a guest an account, or an account another login or password. False if the login is taken. */
  async setAccount(id: PersonId, login: string, password: string): Promise<boolean> {
    return this.#store.updatePerson(id, { login: loginKey(login), password: await hashPassword(password, this.#cost) });
  }

  async hasAccount(id: PersonId): Promise<boolean> {
    return ((await this.#store.person(id))?.login ?? null) !== null;
  }

  async isTaken(login: string, by: PersonId): Promise<boolean> {
    const owner = await this.#store.personByLogin(loginKey(login));
    return owner !== undefined && owner.id !== by;
  }

  /** Gives a guest an account without a password, to be opened by a passkey. False if the login is taken. */
  async setLogin(id: PersonId, login: string): Promise<boolean> {
    return this.#store.updatePerson(id, { login: loginKey(login) });
  }

  /**
   * Whether somebody may add a way to prove who they are: guests may; for an account a token alone is not enough, unless
   * it was got just now, or whoever finds a token could stay for ever.
   */
  async mayAddProof(id: PersonId, token: string, current = ''): Promise<boolean> {
    if (!(await this.hasAccount(id)) || (await this.hasPassword(id, current))) return true;
    const shown = await this.#store.token(token);
    return shown?.name === null && this.#now() - shown.createdAt < JUST_NOW;
  }

  /** Whether this is the password of a person's account. */
  async hasPassword(id: PersonId, password: string): Promise<boolean> {
    return fitsPassword(password, (await this.#store.person(id))?.password ?? null, this.#cost);
  }

  /** A new token for somebody who knows an account's password. */
  async logIn(login: string, password: string): Promise<Arrival | undefined> {
    const person = await this.#store.personByLogin(loginKey(login));
    const stored = person?.password ?? null;
    if (!(await fitsPassword(password, stored, this.#cost)) || person === undefined || stored === null)
      return undefined;
    if (!isUpToDate(stored, this.#cost)) await this.setAccount(person.id, login, password);
    const token = newToken(person.id, this.#now());
    await this.#store.addToken(token.stored);
    return { person: { id: person.id, name: person.name }, token: token.text };
  }

  /** Another token for somebody who has proved who they are anew. */
  async addToken(id: PersonId): Promise<NewToken> {
    return this.#keepToken(newToken(id, this.#now()));
  }

  /** A token made with a token: with a name for a program; without one for a second browser, and no fresher than the first. */
  async copyToken(id: PersonId, token: string, name: string | null): Promise<NewToken> {
    const shown = name === null ? await this.#store.token(token) : undefined;
    return this.#keepToken(newToken(id, shown?.createdAt ?? this.#now(), name));
  }

  async #keepToken(token: NewToken): Promise<NewToken> {
    await this.#store.addToken(token.stored);
    return token;
  }

  /** Ends one token of a person; false if the person has no such token. */
  async endToken(id: PersonId, token: string): Promise<boolean> {
    if ((await this.#store.token(token))?.person !== id) return false;
    await this.#store.deleteToken(token);
    this.#changed(id);
    return true;
  }

  /** Signs out every browser but the given one; tokens of programs are ended one by one, by name. */
  async signOutBrowsers(id: PersonId, except?: string): Promise<void> {
    const tokens = await this.#store.tokensOf(id);
    const browsers = tokens.filter(({ id: token, name }) => name === null && token !== except);
    await Promise.all(browsers.map(({ id: token }) => this.#store.deleteToken(token)));
    this.#changed(id);
  }

  async delete(id: PersonId): Promise<void> {
    await this.#store.deletePerson(id);
    this.#changed(id);
  }
}

const loginKey = (login: string): string => login.normalize('NFKC').trim().toLowerCase();
