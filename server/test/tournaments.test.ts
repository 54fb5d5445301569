import { itemAt } from '@grove/kernel';
import type { MyTournament, TournamentSummary, TournamentView } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { member } from './club-scene.ts';
import { newBackend } from './backend.ts';
import { eventually, HttpClient, testServer } from './server.ts';
import { cup, Desk, playOut, window } from './tournament-play.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;
const late = { most: null, rating: null, bots: true, checkIn: false, lateRounds: 1 };

type Pairs = [[string, string], [string, string]];

const tablesOf = ({ rounds }: TournamentView) => rounds.flatMap(({ tables }) => tables);

/** Nobody plays twice in a round, and every table has a result. */
function expectPlayed(view: TournamentView): void {
  for (const { tables, byes } of view.rounds) {
    const named = [...tables.flatMap(({ seats }) => seats), ...byes];
    expect(new Set(named).size).toBe(named.length);
  }
  const tables = tablesOf(view);
  expect(tables.every(({ result, isFinished }) => result !== null && isFinished)).toBe(true);
  expect(new Set(tables.map(({ table }) => table)).size).toBe(tables.length);
}

describe('a whole tournament', () => {
  test.each([
    ['Swiss', swiss, 6, 3],
    ['round robin', { kind: 'round-robin', cycles: 1 } as const, 4, 3],
    ['single elimination', { kind: 'single-elimination' } as const, 5, 3],
  ])('%s of bots is played to its podium by itself', async (_, format, count, rounds) => {
    const app = await testServer();
    const desk = await Desk.make(await member(app, 'Anna'), cup(format));
    await desk.bots(count);
    await desk.must({ kind: 'start' });
    const view = await desk.ended();
    expectPlayed(view);
    expect(view.rounds).toHaveLength(rounds);
    expect(view.standings).toHaveLength(count);
    // Bots are ranked and take no prize.
    expect(view.standings.every(({ prize }) => prize === null)).toBe(true);
  });

  test('double elimination is played until one is left', async () => {
    const app = await testServer();
    const desk = await Desk.make(await member(app, 'Anna'), cup({ kind: 'double-elimination' }));
    await desk.bots(4);
    await desk.must({ kind: 'start' });
    const view = await desk.ended();
    expectPlayed(view);
    expect(view.rounds.length).toBeGreaterThanOrEqual(4);
  });

  test('a league plays a round robin in every division', async () => {
    const app = await testServer();
    const format = { kind: 'league', size: 3, promoted: 1, divisions: [] } as const;
    const desk = await Desk.make(await member(app, 'Anna'), cup(format));
    await desk.bots(6);
    await desk.must({ kind: 'start' });
    const view = await desk.ended();
    expectPlayed(view);
    expect(view.divisions.map(({ length }) => length)).toEqual([3, 3]);
    expect(tablesOf(view)).toHaveLength(6);
  });

  test('the next season of a league follows the last one, and everybody is placed by it', async () => {
    const app = await testServer();
    const [anna, bert] = [await member(app, 'Anna'), await member(app, 'Bert')];
    const league = { kind: 'league', size: 2, promoted: 1, divisions: [] } as const;
    const first = await Desk.make(anna, cup(league));
    const refused = { status: 409, body: { error: { refusal: { reason: 'no-such-season' } } } };
    const follow = (client: HttpClient, divisions: string[][]) =>
      client.call<TournamentView>('POST', '/tournaments', cup({ ...league, divisions }, {}, { after: first.id }));
    // It has not ended yet.
    expect(await follow(anna, [])).toMatchObject(refused);
    await first.bots(4);
    await first.must({ kind: 'start' });
    const [[a, b], [c, d]] = (await first.ended()).divisions.map((one) => one.map(({ entrant }) => entrant)) as Pairs;
    // The last of the first division and the first of the second change places.
    const next = [
      [a, c],
      [b, d],
    ];
    // Only a director of the last season can make the next one.
    expect(await follow(bert, next)).toMatchObject(refused);
    const { body } = await follow(anna, next);
    expect(body).toMatchObject({ after: { tournament: first.id, name: 'Cup' }, entrants: [] });
    const second = new Desk(anna, body.tournament);
    expect((await first.view()).next).toBe(second.id);
    await second.bots(4);
    await second.must({ kind: 'start' });
    const placed = (await second.ended()).divisions.map((division) => division.map(({ entrant }) => entrant).sort());
    expect(placed).toEqual(next.map((division) => division.toSorted()));
  });

  test('a season is followed by one other, also if two directors make it at once, unless that one is cancelled', async () => {
    const app = await testServer();
    const [anna, bert] = [await member(app, 'Anna'), await member(app, 'Bert')];
    const league = { kind: 'league', size: 2, promoted: 1, divisions: [] } as const;
    const first = await Desk.make(anna, cup(league, {}, { directors: [bert.id] }));
    await first.bots(2);
    await first.must({ kind: 'start' });
    await first.ended();
    const follow = (client: HttpClient, more = {}) =>
      client.call<TournamentView>('POST', '/tournaments', cup(league, {}, { after: first.id, ...more }));
    expect(await follow(anna, { club: 'oak' })).toMatchObject({ status: 409 });
    const outcomes = await Promise.all([follow(anna), follow(bert)]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { next } = await first.view();
    const link = { reason: 'has-next-season', facts: { tournament: next } };
    for (const director of [anna, bert]) {
      expect(await follow(director)).toMatchObject({ status: 409, body: { error: { refusal: link } } });
    }
    // Either of them may have been quicker; only that one leads the new season.
    const maker = outcomes[0]?.status === 200 ? anna : bert;
    await new Desk(maker, next ?? '').must({ kind: 'cancel', reason: 'too few of us' });
    const again = await follow(bert);
    expect(again.status).toBe(200);
    expect((await first.view()).next).toBe(again.body.tournament);
  });

  test('an arena pairs whoever waits, and a bot after a while where nobody else comes', async () => {
    let now = Date.now();
    const app = await testServer({ now: () => now });
    const anna = await member(app, 'Anna');
    const desk = await Desk.make(anna, cup({ kind: 'arena' }, { times: window() }));
    const bert = await HttpClient.guest(app, 'Bert');
    for (const person of [anna, bert]) await desk.of(person).must({ kind: 'register' });
    await desk.bots(1);
    await desk.must({ kind: 'start' });
    for (const person of [anna, bert]) await desk.of(person).must({ kind: 'wait' });
    const first = await desk.table();
    expect(await desk.of(bert).table()).toBe(first);
    await playOut(first, [anna, bert]);
    await eventually(async () => (await desk.me()).table).toBeNull();
    await desk.must({ kind: 'wait' });
    now += 11_000;
    const second = await desk.table();
    expect((await anna.view(second)).seats.map(({ bot }) => bot)).toContain('random');
    await playOut(second, [anna]);
    await eventually(async () => tablesOf(await desk.view()).every(({ isFinished }) => isFinished)).toBe(true);
    now += 3_600_000;
    expectPlayed(await desk.ended());
  });

  test('people and bots: seated and started by the server, one tap from the list of the own tables', async () => {
    const app = await testServer();
    const anna = await member(app, 'Anna');
    const desk = await Desk.make(anna, cup({ kind: 'swiss', rounds: 2 }));
    const bert = await HttpClient.guest(app, 'Bert');
    for (const person of [anna, bert]) await desk.of(person).must({ kind: 'register' });
    await desk.bots(2);
    await desk.must({ kind: 'start' });
    for (let round = 1; round <= 2; round++) {
      for (const person of [anna, bert]) {
        const table = await desk.of(person).table();
        const mine = async () => (await person.call<readonly { table: string }[]>('GET', '/me/tables')).body;
        await eventually(async () => (await mine()).map((one) => one.table)).toContain(table);
        expect((await person.view(table)).tournament).toMatchObject({ tournament: desk.id, name: 'Cup' });
      }
      const tables = new Set([await desk.table(), await desk.of(bert).table()]);
      for (const table of tables) {
        const seated = new Set((await anna.view(table)).seats.flatMap(({ person }) => person?.id ?? []));
        await playOut(
          table,
          [anna, bert].filter(({ id }) => seated.has(id)),
        );
      }
      await eventually(async () => (await desk.view()).rounds[round - 1]?.isOver).toBe(true);
    }
    const view = await desk.ended();
    expectPlayed(view);
    expect(
      view.standings
        .filter(({ prize }) => prize !== null)
        .map(({ entrant }) => entrant)
        .toSorted(),
    ).toEqual([anna.id, bert.id].toSorted());
    const { body } = await anna.call<readonly TournamentSummary[]>('GET', '/tournaments?phase=over');
    expect(body).toMatchObject([{ tournament: desk.id, phase: 'ended' }]);
    expect(itemAt(body, 0).podium.map(({ rank }) => rank)).toContain(1);
    const mine = (await bert.call<readonly MyTournament[]>('GET', '/me/tournaments')).body;
    expect(mine).toMatchObject([{ tournament: desk.id, isEntered: true, isDirector: false, table: null }]);
  });
});

describe('a server that dies in the middle', () => {
  test('goes on from the store: no round is paired twice, no table made twice, no result lost', async () => {
    const backend = await newBackend();
    const { store, bus } = await backend.open();
    const before = await testServer({ store, bus, notices: { patience: 3_600_000 } });
    const anna = await member(before, 'Anna');
    const desk = await Desk.make(anna, cup(swiss));
    await desk.must({ kind: 'register' });
    await desk.bots(3);
    await desk.must({ kind: 'start' });
    const table = await desk.table();
    // Whoever is away is told that the table waits.
    await eventually(() => store.notices.claimNotices(Number.MAX_SAFE_INTEGER, 0, 0)).toMatchObject([
      { person: anna.id, table },
    ]);
    await before.close();
    const after = await testServer({ ...(await backend.open()) });
    await after.listen({ port: 0, host: '127.0.0.1' });
    const again = anna.at(after);
    const there = desk.of(again);
    expect((await there.me()).table).toBe(table);
    for (let round = 1; round <= 3; round++) {
      await playOut(await there.table(), [again]);
      await eventually(async () => (await there.view()).rounds[round - 1]?.isOver).toBe(true);
    }
    const view = await there.ended();
    expectPlayed(view);
    expect(view.rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('two servers on one store make each round once', async () => {
    const backend = await newBackend();
    const apps = [await testServer({ ...(await backend.open()) }), await testServer({ ...(await backend.open()) })];
    const [one, two] = [itemAt(apps, 0), itemAt(apps, 1)];
    const anna = await member(one, 'Anna');
    const desk = await Desk.make(anna, cup(swiss));
    await desk.bots(6);
    const there = desk.of(anna.at(two));
    const outcomes = await Promise.all([desk.do({ kind: 'start' }), there.do({ kind: 'start' })]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const view = await there.ended();
    expectPlayed(view);
    expect(view.rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await desk.view()).toEqual(view);
  });
});

describe('a round that ends early', () => {
  test('calls its games off, and they count for nobody', async () => {
    const app = await testServer();
    const anna = await member(app, 'Anna');
    const desk = await Desk.make(anna, cup({ kind: 'swiss', rounds: 2 }));
    const bert = await HttpClient.guest(app, 'Bert');
    for (const person of [anna, bert]) await desk.of(person).must({ kind: 'register' });
    await desk.must({ kind: 'start' });
    const table = await desk.table();
    await desk.must({ kind: 'end-round' });
    await eventually(async () => (await anna.view(table)).end?.how).toBe('called-off');
    await eventually(async () => (await desk.me()).table).not.toBe(table);
    expect(await desk.table()).not.toBe(table);
    expect(tablesOf(await desk.view())[0]).toMatchObject({ result: null, isFinished: false });
  });

  test('paired by hand it has new tables, and those of before are called off', async () => {
    const app = await testServer();
    const anna = await member(app, 'Anna');
    const desk = await Desk.make(anna, cup({ kind: 'swiss', rounds: 1 }));
    const others = [await HttpClient.guest(app, 'Bert'), await HttpClient.guest(app, 'Cleo')];
    for (const person of [anna, ...others]) await desk.of(person).must({ kind: 'register' });
    await desk.must({ kind: 'start' });
    await eventually(async () => (await desk.view()).rounds.length).toBe(1);
    const [before] = tablesOf(await desk.view());
    await eventually(async () => (await anna.view(before?.table ?? '')).phase).toBe('playing');
    const tables = [[others[0]?.id, others[1]?.id]];
    await desk.must({ kind: 'pair-by-hand', tables, byes: [anna.id], reason: 'Anna is late' });
    const view = await desk.view();
    expect(view.rounds).toMatchObject([{ handReason: 'Anna is late', byes: [anna.id] }]);
    const [after] = tablesOf(view);
    expect(after?.table).not.toBe(before?.table);
    await eventually(async () => (await anna.view(before?.table ?? '')).end?.how).toBe('called-off');
  });

  test('with a result that a director has set it goes on, and the reason is shown', async () => {
    const app = await testServer();
    const anna = await member(app, 'Anna');
    const desk = await Desk.make(anna, cup({ kind: 'swiss', rounds: 1 }, { entry: late }));
    const bert = await HttpClient.guest(app, 'Bert');
    for (const person of [anna, bert]) await desk.of(person).must({ kind: 'register' });
    await desk.must({ kind: 'start' });
    const table = await desk.table();
    await desk.must({ kind: 'set-result', table: 1, totals: [3, 2], places: [1, 2], reason: 'played at a real board' });
    const view = await desk.ended();
    expect(tablesOf(view)).toMatchObject([{ setReason: 'played at a real board', result: { totals: [3, 2] } }]);
    await eventually(async () => (await anna.view(table)).end?.how).toBe('called-off');
  });
});
