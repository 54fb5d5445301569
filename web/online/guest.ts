import { storeName } from '../table/names.ts';
import { api, ApiTrouble } from './api.ts';
import type { Person } from './wire.ts';

/** Who this browser is at the server. The token is the only proof of it, and stays in this browser. */
export interface Guest {
  readonly person: Person;
  readonly token: string;
}

const STORED = 'grove.guest';

export function storedGuest(): Guest | undefined {
  const text = localStorage.getItem(STORED);
  return text === null ? undefined : (JSON.parse(text) as Guest);
}

const store = (guest: Guest): Guest => {
  localStorage.setItem(STORED, JSON.stringify(guest));
  return guest;
};

export const forgetGuest = (): void => localStorage.removeItem(STORED);

/** Comes in under a name: as the guest of before, renamed if need be, or as a new one. */
export async function comeIn(name: string): Promise<Guest> {
  storeName(name);
  const guest = storedGuest();
  if (guest === undefined) return store(await api.newGuest(name));
  if (guest.person.name === name) return guest;
  try {
    return store({ ...guest, person: await api.rename(guest.token, name) });
  } catch (error) {
    // The server does not know this guest any more; somebody new comes in.
    if (!(error instanceof ApiTrouble) || error.kind !== 'bad-token') throw error;
    return store(await api.newGuest(name));
  }
}
