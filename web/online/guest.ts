import type { Person } from '@grove/protocol';
import { storeName } from '../local-game/seat-names.ts';
import { ApiTrouble, callApi } from './api.ts';

/** Who this browser is at the server. The token is the only proof of it, and stays in this browser. */
export interface Guest {
  readonly person: Person;
  readonly token: string;
  /** The name of the account, for those who have one. */
  readonly login?: string | null;
}

const STORED = 'grove.guest';
/** The guest who played here before somebody signed in; takes over again when they sign out. */
const ASIDE = 'grove.guest.aside';

const read = (key: string): Guest | undefined => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Guest);
};

export const storedGuest = (): Guest | undefined => read(STORED);

export function storeGuest(guest: Guest): Guest {
  localStorage.setItem(STORED, JSON.stringify(guest));
  storeName(guest.person.name);
  return guest;
}

export const forgetGuest = (): void => localStorage.removeItem(STORED);

/** Somebody with an account takes the place of the guest in this browser. */
export function changePlaces(guest: Guest): void {
  const before = storedGuest();
  if (before !== undefined && (before.login ?? null) === null) localStorage.setItem(ASIDE, JSON.stringify(before));
  storeGuest(guest);
}

/** The guest of before is back, if there was one. */
export function giveBackPlace(): Guest | undefined {
  const before = read(ASIDE);
  localStorage.removeItem(ASIDE);
  forgetGuest();
  return before && storeGuest(before);
}

/** Comes in under a name: as the guest of before, renamed if need be, or as a new one. */
export async function comeIn(name: string): Promise<Guest> {
  storeName(name);
  const guest = storedGuest();
  if (guest === undefined) return storeGuest(await callApi('POST /guests', { body: { name } }));
  if (guest.person.name === name) return guest;
  try {
    return storeGuest({ ...guest, person: await callApi('PATCH /me', { token: guest.token, body: { name } }) });
  } catch (error) {
    // The server does not know this guest any more; somebody new comes in.
    if (!(error instanceof ApiTrouble) || error.kind !== 'bad-token') throw error;
    return storeGuest(await callApi('POST /guests', { body: { name } }));
  }
}
