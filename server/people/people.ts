import { RecentlyUsed, type Refusal } from '@grove/kernel';
import type { Person, PersonId, Session } from '@grove/protocol';
import { readName } from '@grove/table';
import type { Bus } from '../bus/bus.ts';
import { newPersonId } from '../ids.ts';
import type { PeopleStore, StoredPerson, StoredToken } from '../store/store.ts';
import { fitsPassword, hashPassword, isUpToDate, type PasswordCost } from './passwords.ts';
import { LoginGuard } from './login-guard.ts';
import { fits, type NewToken, newToken, readToken } from './tokens.ts';

/** A person who has proved who they are, and the id of the token that proved it, which no other person may see. */
export interface Authenticated {
  readonly person: Person;
  readonly token: string;
  /** The token belongs to a program that plays in the person's name. */
  readonly isProgram: boolean;
}

export interface PeopleSettings {
  readonly store: PeopleStore;
  readonly bus: Bus;
  /** The name of this node among the others. */
  readonly node: string;
  readonly now: () => number;
  readonly passwordCost: PasswordCost;
  /** Called for everybody who has another name, or one of whose tokens has ended. */
  readonly changed: (id: PersonId) => void;
}

/** Milliseconds for which a new token proves that somebody has just signed in. */
const JUST_NOW = 600_000;
/** People whose last address is remembered. */
const ADDRESSES = 100_000;

/** Guests, who need nothing but the token in their browser, and accounts for those who use several devices. */
export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #cost: PasswordCost;
  readonly #changed: (id: PersonId) => void;
  readonly #guard: LoginGuard;
  readonly #addresses = new RecentlyUsed<string>(ADDRESSES);

  constructor({ store, bus, node, now, passwordCost, changed }: PeopleSettings) {
    this.#store = store;
    this.#now = now;
    this.#guard = new LoginGuard(now, bus, node);
    this.#cost = passwordCost;
    this.#changed = changed;
  }

  async addGuest(text: string): Promise<Session | Refusal> {
    const name = readName(text);
    if (typeof name !== 'string') return name;
    const createdAt = this.#now();
    const id = newPersonId();
    const token = newToken(id, createdAt);
    const person = {
      id,
      name,
      createdAt,
      login: null,
      password: null,
      passkeys: null,
      preferences: '{}',
      calendar: null,
    };
    await this.#store.addPerson(person, token.stored);
    return { person: { id, name }, token: token.text };
  }

  /** Undefined for anything that is not a valid token. Remembers from which address it was shown. */
  async authenticate(text: string, address: string): Promise<Authenticated | undefined> {
    const parts = readToken(text);
    if (parts === undefined) return undefined;
    const stored = await this.#store.token(parts.id);
    if (!fits(parts.secret, stored)) return undefined;
    this.#addresses.set(stored.person, address);
    return this.#owner(stored);
  }

  /** The address that a person was last seen at on this node; empty if it is not known. */
  addressOf(id: PersonId): string {
    return this.#addresses.get(id) ?? '';
  }

  /** By the id of a token that was checked before; undefined once it has ended. */
  async ownerOf(token: string): Promise<Authenticated | undefined> {
    const stored = await this.#store.token(token);
    return stored && this.#owner(stored);
  }

  async #owner({ id: token, person, name }: StoredToken): Promise<Authenticated | undefined> {
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

  /** Makes a guest's account, or changes the login and password of one. False if the login is taken. */
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

  /** Makes a guest's account without a password, to sign in with a passkey. False if the login is taken. */
  async setLogin(id: PersonId, login: string): Promise<boolean> {
    return this.#store.updatePerson(id, { login: loginKey(login) });
  }

  /**
   * Whether somebody may add a password or a passkey. Guests may. For an account a token alone is not enough unless it is
   * new, or whoever has stolen a token could keep the account for ever.
   */
  async mayAddProof(id: PersonId, token: string, current = ''): Promise<boolean> {
    if (!(await this.hasAccount(id)) || (await this.hasPassword(id, current))) return true;
    const shown = await this.#store.token(token);
    return shown?.name === null && this.#now() - shown.createdAt < JUST_NOW;
  }

  /** Whether this is the password of a person's account. */
  async hasPassword(id: PersonId, password: string): Promise<boolean> {
    // Whoever has stolen a token must not find out the password with it.
    if (password !== '') this.#guard.try(`id ${id}`, false);
    return fitsPassword(password, (await this.#store.person(id))?.password ?? null, this.#cost);
  }

  /** Undefined if there is no such account or the password is wrong. Throws TooManyCommands after too many tries. */
  async logIn(login: string, password: string, address: string): Promise<Session | undefined> {
    const key = loginKey(login);
    const person = await this.#store.personByLogin(key);
    this.#guard.try(key, person !== undefined && this.addressOf(person.id) === address);
    const stored = person?.password ?? null;
    if (!(await fitsPassword(password, stored, this.#cost)) || person === undefined || stored === null)
      return undefined;
    this.#guard.succeeded(key);
    if (!isUpToDate(stored, this.#cost)) await this.setAccount(person.id, login, password);
    const token = newToken(person.id, this.#now());
    await this.#store.addToken(token.stored);
    return { person: { id: person.id, name: person.name }, token: token.text };
  }

  /** A new token for somebody who has just proved who they are. */
  async addToken(id: PersonId): Promise<NewToken> {
    return this.#keepToken(newToken(id, this.#now()));
  }

  /**
   * A token made with a token: with a name for a program, without one for a second browser. The latter is as old as the
   * first, so that it does not prove that somebody has just signed in.
   */
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

/** Letters, digits, punctuation and symbols with single spaces between them, so that two logins that look alike are alike. */
const LOGIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+( [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u;
const UNSEEN = /[\p{M}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
const LEAST_LOGIN = 3;

/** Whether somebody may be called so at sign-in: at least three characters that are seen, and none that are not. */
export function isLogin(login: string): boolean {
  const key = loginKey(login);
  return key.length >= LEAST_LOGIN && LOGIN.test(key) && !UNSEEN.test(key.normalize('NFC'));
}
