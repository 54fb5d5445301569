import { applyPatch } from '@grove/kernel';
import type { ServerMessage, TournamentView } from '@grove/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { CUP, CUP_CREATED } from '../../test/cup.ts';
import { type Follower, TournamentFollowers } from '../followers.ts';
import { OpenTournament } from '../open-tournament.ts';
import { RenderedViews } from '../rendered-views.ts';
import { tournamentView } from '../view.ts';

type Told = Extract<ServerMessage, { type: 'tournament' }>;

const newTournament = (): OpenTournament =>
  new OpenTournament('t-1', { details: CUP, entries: [{ number: 1, by: 'p-anna', event: CUP_CREATED }] });

/** A tournament that people enter, followers, and a clock that the test moves. */
function scene() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = newTournament();
  const changed: ((changed: OpenTournament) => void)[] = [];
  const club = { rule: 'open' };
  const bus = localBus();
  const errors: unknown[] = [];
  const store = { isAway: false };
  const now = () => Date.now();
  const fresh = async () => {
    if (store.isAway) throw new Error('away');
    return open;
  };
  const followers = new TournamentFollowers({
    tournaments: { fresh, onChange: (call) => changed.push(call) },
    views: new RenderedViews(now),
    visibility: { ruleFor: async () => club.rule },
    bus,
    now,
    report: (error) => errors.push(error),
  });
  const grow = (name: string) => {
    const entrant = { id: name, rating: 1000, isBot: false };
    open.apply([{ number: open.number + 1, by: name, name, event: { kind: 'registered', at: 1, entrant } }]);
  };
  return {
    open,
    followers,
    club,
    bus,
    errors,
    store,
    /** Appended by another node, which has not told anybody yet. */
    grow,
    enter: (name: string) => {
      grow(name);
      changed.forEach((call) => call(open));
    },
    follow: (more: Partial<Follower> = {}) => {
      const told: Told[] = [];
      const tell = (text: string) => void told.push(JSON.parse(text) as Told);
      const follower: Follower = { rule: 'open', mayKnow: async () => true, lose: () => undefined, tell, ...more };
      return { ...followers.follow(open, follower), told };
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('five hundred followers are each told once of all that changes within a moment, and of nothing while nothing does', async () => {
  const { enter, follow, pass, open } = scene();
  const before = tournamentView(open);
  const all = Array.from({ length: 500 }, () => follow());
  await pass(60_000);
  expect(all.every(({ told, number }) => told.length === 0 && number === 1)).toBe(true);
  for (const name of ['Anna', 'Bert', 'Cleo']) enter(name);
  await pass(60_000);
  // In slices, between which others have their turn.
  await vi.waitFor(() => expect(all.every(({ told }) => told.length > 0)).toBe(true));
  const first = all[0]?.told;
  expect(first).toHaveLength(1);
  for (const { told } of all) expect(told).toEqual(first);
  const { since, number, patch } = first?.[0] ?? {};
  expect({ since, number }).toEqual({ since: 1, number: 4 });
  expect(applyPatch<TournamentView>(before, patch as Parameters<typeof applyPatch>[1])).toEqual(tournamentView(open));
  await pass(60_000);
  expect(all.every(({ told }) => told.length === 1)).toBe(true);
});

test('however often it changes, nobody is told more than once a second, and in the end of everything', async () => {
  const { enter, follow, pass, open } = scene();
  const { told } = follow();
  for (let i = 0; i < 100; i++) {
    enter(`p${i}`);
    await pass(50);
  }
  await pass(2000);
  expect(told.length).toBeGreaterThan(3);
  expect(told.length).toBeLessThanOrEqual(7);
  expect(told.at(-1)?.number).toBe(open.number);
  for (const [i, { since }] of told.entries()) expect(since).toBe(told[i - 1]?.number ?? 1);
});

test('a change that is too long is told without its content', async () => {
  const { enter, follow, pass, open } = scene();
  const { told } = follow();
  for (let i = 0; i < 1500; i++) enter(`somebody with a name of some length ${i}`);
  await pass(3000);
  expect(told.at(-1)).toEqual({ type: 'tournament', tournament: 't-1', number: open.number });
});

test('who has stopped is told nothing', async () => {
  const { enter, follow, pass } = scene();
  const [gone, here] = [follow(), follow()];
  gone.stop();
  enter('Anna');
  await pass(1000);
  expect([gone.told.length, here.told.length]).toEqual([0, 1]);
});

test('when the club says something else about who may know it, everybody is looked at again before anything is told', async () => {
  const { enter, follow, pass, club } = scene();
  const lose = vi.fn<() => void>();
  const mayKnow = vi.fn<() => Promise<boolean>>(async () => true);
  const [out, inside] = [follow({ mayKnow: async () => false, lose }), follow({ mayKnow })];
  club.rule = 'hidden';
  for (const name of ['Anna', 'Bert']) {
    enter(name);
    await pass(3000);
  }
  expect(out.told).toEqual([]);
  expect(lose).toHaveBeenCalledOnce();
  expect(inside.told).toHaveLength(2);
  expect(mayKnow).toHaveBeenCalledOnce();
});

test('what another node has saved is told when the bus says so', async () => {
  const { grow, follow, pass, bus, open } = scene();
  const { told } = follow();
  grow('Anna');
  await pass(5000);
  expect(told).toEqual([]);
  bus.publish('tournaments', 't-1', { number: open.number });
  await pass(1000);
  expect(told).toMatchObject([{ number: 2, since: 1 }]);
});

test('what the store could not tell is told when it is back', async () => {
  const { enter, follow, pass, store, errors } = scene();
  const { told } = follow();
  store.isAway = true;
  enter('Anna');
  await pass(3000);
  expect(told).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
  store.isAway = false;
  await pass(2000);
  expect(told).toMatchObject([{ number: 2 }]);
});
