import { describe, expect, test } from 'vitest';
import type { Store, StoredClub } from '../store/store.ts';
import { newStore } from './backend.ts';

const oak: StoredClub = {
  id: 'oak',
  name: 'Oak Club',
  about: '',
  entry: 'request',
  invitation: 'secret',
  createdAt: 1000,
};

async function addPerson({ people }: Store, id: string): Promise<void> {
  const person = { id, name: id.toUpperCase(), createdAt: 1, login: null, password: null, passkeys: null };
  const token = { id: `token-${id}`, hash: new Uint8Array([1]), person: id, createdAt: 1, name: null };
  await people.addPerson({ ...person, preferences: '{}', calendar: null }, token);
}

/** A club of Ada's, with Ben, in a store of their own. */
async function clubOfTwo(): Promise<Store> {
  const store = await newStore();
  for (const id of ['ada', 'ben']) await addPerson(store, id);
  await store.clubs.addClub(oak, 'ada');
  await store.clubs.addMember('oak', 'ben', 2000);
  return store;
}

describe('the store of clubs', () => {
  test('gives a club back with its members, and changes only what is named', async () => {
    const { clubs } = await clubOfTwo();
    expect(await clubs.club('oak')).toEqual({ ...oak, members: 2 });
    await clubs.updateClub('oak', { name: 'Elm Club' });
    expect(await clubs.clubsOf('ben')).toEqual([{ ...oak, name: 'Elm Club', members: 2, role: 'member', requests: 0 }]);
    expect(await clubs.club('elm')).toBeUndefined();
  });

  test('adds nobody twice, nobody who is not there, and nobody to a club that is not there', async () => {
    const { clubs } = await clubOfTwo();
    expect(await clubs.addMember('oak', 'ben', 3000)).toBe(false);
    expect(await clubs.addMember('oak', 'nobody', 3000)).toBe(false);
    expect(await clubs.addMember('elm', 'ben', 3000)).toBe(false);
    expect((await clubs.members('oak', 9)).map(({ person, joinedAt }) => [person.name, joinedAt])).toEqual([
      ['ADA', 1000],
      ['BEN', 2000],
    ]);
  });

  test('whoever becomes a member no longer asks', async () => {
    const store = await clubOfTwo();
    await addPerson(store, 'cleo');
    await store.clubs.addRequest('oak', 'cleo', 3000);
    await store.clubs.addRequest('oak', 'cleo', 4000);
    expect(await store.clubs.requests('oak', 9)).toEqual([{ person: { id: 'cleo', name: 'CLEO' }, askedAt: 3000 }]);
    await store.clubs.addMember('oak', 'cleo', 5000);
    expect(await store.clubs.hasRequest('oak', 'cleo')).toBe(false);
  });

  test('keeps the newest lines, and uses no number twice', async () => {
    const { clubs } = await clubOfTwo();
    for (const text of ['one', 'two', 'three']) await clubs.addLine('oak', 'ben', 3000, text, 2);
    await clubs.removeLine('oak', 3);
    expect(await clubs.addLine('oak', 'ada', 4000, 'four', 2)).toBe(4);
    expect((await clubs.lines('oak')).map(({ number, text }) => `${number} ${text}`)).toEqual(['4 four']);
    expect(await clubs.writerOf('oak', 4)).toBe('ada');
    expect(await clubs.addLine('elm', 'ada', 4000, 'five', 2)).toBeUndefined();
  });

  test('nothing is left of a club that was dissolved', async () => {
    const { clubs } = await clubOfTwo();
    await clubs.addLine('oak', 'ben', 3000, 'Hi', 9);
    await clubs.deleteClub('oak');
    await clubs.addClub(oak, 'ada');
    expect(await clubs.lines('oak')).toEqual([]);
    expect(await clubs.members('oak', 9)).toHaveLength(1);
    expect(await clubs.clubsOf('ben')).toEqual([]);
  });
});
