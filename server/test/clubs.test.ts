import type { ClubEntry, ClubLine, ClubView } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { clubOf, clubPeople, type ClubScene, clubScene, outcome } from './club-scene.ts';
import { type Answered, call, HttpClient } from './server.ts';

const KINDS = ['nobody', 'guest', 'xena', 'plain', 'director', 'owner'] as const;
type Kind = (typeof KINDS)[number];
type Ask = (scene: ClubScene, kind: Kind) => Promise<Answered>;

/** How to tell what comes of a request by each kind of person, each at a fresh club. */
async function eachKind(entry: ClubEntry = 'request') {
  const people = await clubPeople();
  return async (ask: Ask): Promise<string[]> => {
    const outcomes = [];
    for (const kind of KINDS) {
      const scene = { ...people, ...(await clubOf(people, entry)) };
      outcomes.push(outcome(await ask(scene, kind)));
      await people.owner.call('DELETE', scene.club);
    }
    return outcomes;
  };
}

const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

describe('who may do what in a club', () => {
  test('only accounts found one', async () => {
    const byEach = await eachKind();
    const setup = { name: 'Another', about: '', entry: 'link' };
    expect(await byEach((scene, kind) => scene[kind].call('POST', '/clubs', setup))).toEqual([
      '401',
      'account-only',
      ...times(4, '200'),
    ]);
  });

  test('owners change and dissolve it', async () => {
    const byEach = await eachKind();
    const owners = ['401', 'owners-only', 'owners-only', 'owners-only', 'owners-only'];
    expect(await byEach((scene, kind) => scene[kind].call('PATCH', scene.club, { name: 'Elm Club' }))).toEqual([
      ...owners,
      '200',
    ]);
    expect(await byEach((scene, kind) => scene[kind].call('DELETE', scene.club))).toEqual([...owners, '204']);
  });

  test('owners give roles', async () => {
    const byEach = await eachKind();
    const make = (role: string) =>
      byEach((scene, kind) => scene[kind].call('PUT', `${scene.club}/members/${scene.plain.id}`, { role }));
    for (const role of ['owner', 'director', 'member']) {
      expect(await make(role)).toEqual(['401', ...times(4, 'owners-only'), '204']);
    }
  });

  test('owners and directors renew the link, see and decide requests', async () => {
    const byEach = await eachKind();
    const directors = ['401', 'directors-only', 'directors-only', 'directors-only'];
    expect(await byEach((scene, kind) => scene[kind].call('POST', `${scene.club}/invitation`))).toEqual([
      ...directors,
      '200',
      '200',
    ]);
    expect(await byEach((scene, kind) => scene[kind].call('GET', `${scene.club}/requests`))).toEqual([
      ...times(4, 'directors-only'),
      '200',
      '200',
    ]);
    for (const method of ['PUT', 'DELETE'] as const) {
      const decide = async (scene: ClubScene, kind: Kind) => {
        const asker = await HttpClient.guest(scene.app, 'Ada');
        await asker.call('POST', `${scene.club}/join`, {});
        return scene[kind].call(method, `${scene.club}/requests/${asker.id}`);
      };
      expect(await byEach(decide)).toEqual([...directors, '204', '204']);
    }
  });

  test('directors remove members, owners also directors, nobody an owner', async () => {
    const byEach = await eachKind();
    const remove = (whom: 'plain' | 'director' | 'owner') =>
      byEach((scene, kind) => scene[kind].call('DELETE', `${scene.club}/members/${scene[whom].id}`));
    const outside = ['401', 'directors-only', 'directors-only'];
    expect(await remove('plain')).toEqual([...outside, '204', '204', '204']);
    expect(await remove('director')).toEqual(['401', ...times(3, 'owners-only'), '204', '204']);
    expect(await remove('owner')).toEqual(['401', ...times(4, 'other-owner'), 'last-owner']);
  });

  test('members talk; a line is removed by its writer and by directors', async () => {
    const byEach = await eachKind();
    const members = ['members-only', 'members-only', 'members-only', '200', '200', '200'];
    expect(await byEach((scene, kind) => scene[kind].call('GET', `${scene.club}/chat`))).toEqual(members);
    expect(await byEach((scene, kind) => scene[kind].call('POST', `${scene.club}/chat`, { text: 'Hi' }))).toEqual([
      '401',
      ...members.slice(1),
    ]);
    const remove = (writer: 'plain' | 'owner') =>
      byEach(async (scene, kind) => {
        const { body } = await scene[writer].call<ClubLine>('POST', `${scene.club}/chat`, { text: 'Hi' });
        return scene[kind].call('DELETE', `${scene.club}/chat/${body.number}`);
      });
    expect(await remove('plain')).toEqual(['401', 'members-only', 'members-only', '204', '204', '204']);
    expect(await remove('owner')).toEqual(['401', 'members-only', 'members-only', 'directors-only', '204', '204']);
  });

  test('what is listed anybody may see; what is not, members and those with the link', async () => {
    const people = await clubPeople();
    const listed = await clubOf(people, 'request');
    const { club, invitation } = await clubOf(people, 'link');
    for (const page of ['', '/members', '/tables', '/standings/acorns']) {
      const look = (path: string) =>
        Promise.all(KINDS.map(async (kind) => outcome(await people[kind].call('GET', `${path}${page}`))));
      expect(await look(listed.club)).toEqual(times(6, '200'));
      expect(await look(club)).toEqual(['404', '404', '404', '200', '200', '200']);
    }
    const { guest, nobody } = people;
    const seen = await nobody.call<ClubView>('GET', `${club}?invitation=${invitation}`);
    expect(seen.body).toMatchObject({ name: 'Oak Club', members: 3, role: null, invitation: null });
    expect((await guest.call('GET', `${club}?invitation=wrong`)).status).toBe(404);
    expect((await guest.call('POST', `${club}/join`, {})).status).toBe(404);
  });

  test('the token of a program changes nothing but the chat', async () => {
    const { app, club, owner, plain } = await clubScene();
    const { body } = await owner.call<{ token: string }>('POST', '/me/tokens', { name: 'My bot' });
    const asProgram = async (method: 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, sent?: object) =>
      (await call(app, method, path, sent, body.token)).status;
    expect(await asProgram('PATCH', club, { name: 'Bots' })).toBe(403);
    expect(await asProgram('DELETE', club)).toBe(403);
    expect(await asProgram('PUT', `${club}/members/${plain.id}`, { role: 'owner' })).toBe(403);
    expect(await asProgram('POST', `${club}/chat`, { text: 'beep' })).toBe(200);
  });
});
