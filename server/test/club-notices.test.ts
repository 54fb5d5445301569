import type { Notice } from '../notifications/notice.ts';
import { ClubNotices } from '../notifications/club-notices.ts';
import type { Store } from '../store/store.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { describe, expect, test } from 'vitest';
import { newBackend } from './backend.ts';
import { clubScene, member } from './club-scene.ts';
import { eventually, HttpClient, testServer } from './server.ts';
import { cup, Desk, window } from './tournament-play.ts';

const DAY = 86_400_000;

/** A server whose notices stay in the store, where the test reads them as they would be sent now. */
async function quiet() {
  let now = Date.now();
  const { store, bus } = await (await newBackend()).open();
  const settings = { store, bus, now: () => now, notices: { patience: 1e12 } };
  const later = (milliseconds: number) => void (now += milliseconds);
  return { settings, later, expected: () => expectedIn(store, () => now) };
}

/** By person, without those of tables. */
async function expectedIn(store: Store, now: () => number): Promise<Record<string, Notice | undefined>> {
  const tournaments = new Tournaments({ store: store.tournaments, now });
  const notices = new ClubNotices({ store, tournaments, now });
  const all = await store.notices.claimNotices(Number.MAX_SAFE_INTEGER, 0, 0);
  const ofClubs = all.filter(({ table }) => table.includes(':'));
  const said = await Promise.all(ofClubs.map(async (one) => [one.person, await notices.noticeFor(one)] as const));
  return Object.fromEntries(said);
}

describe('those who lead are told', () => {
  test('that somebody asks to join their club, as long as they do', async () => {
    const { settings, expected } = await quiet();
    const { owner, director, xena, club, id } = await clubScene('request', settings);
    await xena.call('POST', `${club}/join`, {});
    const notice = { kind: 'request', path: `/clubs/${id}/members`, title: 'Oak Club' };
    expect(await expected()).toEqual({ [owner.id]: notice, [director.id]: notice });
    await owner.call('DELETE', `${club}/requests/${xena.id}`);
    expect(await expected()).toEqual({ [owner.id]: undefined, [director.id]: undefined });
  });

  test('that somebody has entered their tournament, until it begins', async () => {
    const { settings, expected } = await quiet();
    const app = await testServer(settings);
    const [anna, bert, cleo] = [await member(app, 'Anna'), await member(app, 'Bert'), await member(app, 'Cleo')];
    const desk = await Desk.make(anna, cup({ kind: 'swiss', rounds: 1 }, {}, { directors: [bert.id] }));
    await desk.must({ kind: 'register' });
    expect(Object.keys(await expected())).toEqual([bert.id]);
    await desk.of(cleo).must({ kind: 'register' });
    const notice = { kind: 'entry', path: `/tournaments/${desk.id}`, title: 'Cup' };
    expect(await expected()).toEqual({ [anna.id]: notice, [bert.id]: notice });
    await desk.bots(1);
    await desk.must({ kind: 'start' });
    expect(await expected()).toEqual({ [anna.id]: undefined, [bert.id]: undefined });
  });

  test('with the players that games go on after the end of the window, which are waited for a week', async () => {
    const { settings, later, expected } = await quiet();
    const app = await testServer(settings);
    const anna = await member(app, 'Anna');
    const desk = await Desk.make(anna, cup({ kind: 'arena' }, { times: window() }));
    const players = [await HttpClient.guest(app, 'Bert'), await HttpClient.guest(app, 'Cleo')];
    for (const person of players) await desk.of(person).must({ kind: 'register' });
    await desk.must({ kind: 'start' });
    for (const person of players) await desk.of(person).must({ kind: 'wait' });
    const [bert, cleo] = players.map(({ id }) => id);
    const table = await desk.of(players[0] ?? anna).table();
    later(DAY);
    const playing = { kind: 'overdue', path: `/table/${table}`, title: 'Cup' };
    await eventually(expected).toEqual({
      [anna.id]: { kind: 'undecided', path: `/tournaments/${desk.id}`, title: 'Cup' },
      [bert ?? '']: playing,
      [cleo ?? '']: playing,
    });
    expect((await anna.call('GET', '/me/tournaments')).body).toMatchObject([{ overdue: 1 }]);
    expect((await players[0]?.call('GET', '/me/tournaments'))?.body).toMatchObject([{ overdue: 0 }]);
    later(7 * DAY);
    const view = await desk.ended();
    expect(view.rounds[0]?.tables).toMatchObject([{ isFinished: false, result: null }]);
  });
});
