import type { Refusal } from '@grove/kernel';
import { type Person, type PersonId, readName } from '@grove/table';
import { newPersonId } from '../ids.ts';
import type { PeopleStore, StoredPerson } from '../store/store.ts';
import { fitsPassword, hashPassword } from './passwords.ts';
import { fits, type NewToken, newToken, readToken } from './tokens.ts';

/** Somebody who has shown a token. */
export interface Known extends Person {
  readonly token: string;
}

export interface Arrival {
  readonly person: Person;
  readonly token: string;
}

const JUST_NOW = 600_000;

/** Guests, whose browser keeps a token and nothing else is needed, and accounts for those who want more devices. */
export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
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
    const person = await this.#store.person(stored.person);
    return person && { id: person.id, name: person.name, token: parts.id };
  }

  async details(id: PersonId): Promise<StoredPerson | undefined> {
    return this.#store.person(id);
  }

  async rename(id: PersonId, text: string): Promise<Person | Refusal> {
    const name = readName(text);
    if (typeof name !== 'string') return name;
    await this.#change(id, { name });
    return { id, name };
  }

  async setPreferences(id: PersonId, preferences: unknown): Promise<void> {
    await this.#change(id, { preferences: JSON.stringify(preferences) });
  }

  /** Gives a guest an account, or an account another login or password. False if the login is taken. */
  async setAccount(id: PersonId, login: string, password: string): Promise<boolean> {
    return this.#change(id, { login: loginKey(login), password: await hashPassword(password) });
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
    return this.#change(id, { login: loginKey(login) });
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
    return fitsPassword(password, (await this.#store.person(id))?.password ?? null);
  }

  /** A new token for somebody who knows an account's password. */
  async logIn(login: string, password: string): Promise<Arrival | undefined> {
    const person = await this.#store.personByLogin(loginKey(login));
    if (!(await fitsPassword(password, person?.password ?? null)) || person === undefined) return undefined;
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
    return true;
  }

  /** Signs out every browser but the given one; tokens of programs are ended one by one, by name. */
  async signOutBrowsers(id: PersonId, except?: string): Promise<void> {
    const tokens = await this.#store.tokensOf(id);
    const browsers = tokens.filter(({ id: token, name }) => name === null && token !== except);
    await Promise.all(browsers.map(({ id: token }) => this.#store.deleteToken(token)));
  }

  delete(id: PersonId): Promise<void> {
    return this.#store.deletePerson(id);
  }

  async #change(id: PersonId, change: Partial<StoredPerson>): Promise<boolean> {
    const person = await this.#store.person(id);
    return person !== undefined && this.#store.updatePerson({ ...person, ...change });
  }
}

const loginKey = (login: string): string => login.normalize('NFKC').trim().toLowerCase();
