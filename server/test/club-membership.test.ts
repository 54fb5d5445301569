import type { ClubLine, ClubMember, ClubRequest, ClubSummary, ClubView } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { clubScene, member, outcome } from './club-scene.ts';
import { noLimits, testServer } from './server.ts';

describe('membership', () => {
  test('comes at once with the link, until the link is renewed', async () => {
    const { club, invitation, guest, xena, director } = await clubScene('link');
    const { body } = await guest.call<ClubView>('POST', `${club}/join`, { invitation });
    expect(body).toMatchObject({ role: 'member', members: 4, invitation: null });
    const renewed = await director.call<{ invitation: string }>('POST', `${club}/invitation`);
    expect((await xena.call('POST', `${club}/join`, { invitation })).status).toBe(404);
    expect((await xena.call('POST', `${club}/join`, renewed.body)).body).toMatchObject({ role: 'member' });
  });

  test('with an old link to a listed club one is told so, and may ask', async () => {
    const { club, xena } = await clubScene();
    expect(outcome(await xena.call('POST', `${club}/join`, { invitation: 'old' }))).toBe('old-invitation');
  });

  test('is asked for, taken back, refused and granted', async () => {
    const { club, guest, xena, director } = await clubScene();
    const waiting = async () =>
      (await director.call<ClubRequest[]>('GET', `${club}/requests`)).body.map(({ person }) => person.name).toSorted();
    for (const asker of [guest, xena, xena]) await asker.call('POST', `${club}/join`, {});
    expect((await xena.call('GET', club)).body).toMatchObject({ role: null, hasAsked: true });
    expect(await waiting()).toEqual(['Gil', 'Xena']);
    expect((await director.call<ClubSummary[]>('GET', '/clubs')).body).toMatchObject([{ requests: 2 }]);
    await xena.call('DELETE', `${club}/requests/${xena.id}`);
    await director.call('PUT', `${club}/requests/${guest.id}`);
    expect(await waiting()).toEqual([]);
    expect((await guest.call('GET', club)).body).toMatchObject({ role: 'member', hasAsked: false });
    expect((await director.call('PUT', `${club}/requests/${xena.id}`)).status).toBe(404);
  });

  test('a guest is no director before there is an account', async () => {
    const { club, invitation, guest, owner } = await clubScene();
    await guest.call('POST', `${club}/join`, { invitation });
    const promote = () => owner.call('PUT', `${club}/members/${guest.id}`, { role: 'director' });
    expect(outcome(await promote())).toBe('account-only');
    await guest.call('PUT', '/me/account', { login: 'gil', password: 'correct horse battery' });
    expect((await promote()).status).toBe(204);
  });

  test('an owner hands the club over and may leave then', async () => {
    const { club, owner, director, plain } = await clubScene();
    const own = `${club}/members/${owner.id}`;
    expect(outcome(await owner.call('PUT', own, { role: 'member' }))).toBe('last-owner');
    expect(outcome(await owner.call('DELETE', own))).toBe('last-owner');
    await owner.call('PUT', `${club}/members/${director.id}`, { role: 'owner' });
    expect(outcome(await director.call('PUT', own, { role: 'member' }))).toBe('other-owner');
    expect((await owner.call('DELETE', own)).status).toBe(204);
    const { body } = await plain.call<ClubMember[]>('GET', `${club}/members`);
    expect(body.map(({ person, role }) => `${person.name} ${role}`)).toEqual(['Dora owner', 'Mia member']);
  });

  test('of two owners who leave at once one stays', async () => {
    const { club, owner, director } = await clubScene();
    await owner.call('PUT', `${club}/members/${director.id}`, { role: 'owner' });
    const leaving = [owner, director].map((one) => one.call('DELETE', `${club}/members/${one.id}`));
    expect((await Promise.all(leaving)).map(outcome).toSorted()).toEqual(['204', 'last-owner']);
  });

  test('ends with the person; a club goes to a director, then to a member, and without anybody it is gone', async () => {
    const { club, owner, director, plain, nobody } = await clubScene();
    await owner.call('POST', `${club}/chat`, { text: 'My last words' });
    await owner.call('DELETE', '/me');
    expect((await director.call('GET', club)).body).toMatchObject({ role: 'owner', members: 2 });
    expect((await director.call('GET', `${club}/chat`)).body).toEqual([]);
    await director.call('DELETE', '/me');
    expect((await plain.call('GET', club)).body).toMatchObject({ role: 'owner', members: 1 });
    await plain.call('DELETE', '/me');
    expect((await nobody.call('GET', club)).status).toBe(404);
  });

  test('is in what is kept about a person', async () => {
    const { id, plain } = await clubScene();
    expect((await plain.call('GET', '/me/data')).body).toMatchObject({
      clubs: [{ id, name: 'Oak Club', role: 'member' }],
    });
  });
});

describe('limits and texts of clubs', () => {
  test('a person owns few', async () => {
    const app = await testServer({ limits: { ...noLimits, clubs: 2 } });
    const olga = await member(app, 'Olga');
    const found = async () => outcome(await olga.call('POST', '/clubs', { name: 'Club', about: '', entry: 'link' }));
    expect([await found(), await found(), await found()]).toEqual(['200', '200', 'too-many-clubs']);
  });

  test('names and lines are cleaned, and must be seen and not be too long', async () => {
    const { club, owner } = await clubScene();
    const { body } = await owner.call<ClubView>('PATCH', club, { name: ' Elm\u0007 \u202eClub ', about: '' });
    expect(body).toMatchObject({ name: 'Elm Club', about: '', entry: 'request' });
    for (const change of [{ name: ' \u200b' }, { name: 'x'.repeat(41) }, { about: 'x'.repeat(501) }]) {
      expect(outcome(await owner.call('PATCH', club, change))).toBe('bad-text');
    }
    const line = await owner.call<ClubLine>('POST', `${club}/chat`, { text: ' Hello \n all ' });
    expect(line.body).toMatchObject({ number: 1, from: { name: 'Olga' }, text: 'Hello   all' });
    for (const text of ['', 'x'.repeat(501)]) {
      expect(outcome(await owner.call('POST', `${club}/chat`, { text }))).toBe('bad-text');
    }
    expect((await owner.call('POST', `${club}/chat`, { text: 'a\0b' })).status).toBe(400);
  });

  test('chat is not faster than at tables', async () => {
    const { club, plain } = await clubScene('request', { limits: { ...noLimits, commands: 1, commandBurst: 10 } });
    const say = async () => (await plain.call('POST', `${club}/chat`, { text: 'Hi' })).status;
    expect([await say(), await say(), await say()]).toEqual([200, 200, 429]);
  });
});
