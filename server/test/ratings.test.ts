import type { GameModule } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { Table } from '@grove/table';
import { acornsGame, anna, Scene } from '@grove/table/scene';
import type { PlayedGame, SeatRating, Standing } from '@grove/protocol';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ResultRecorder } from '../ratings/result-recorder.ts';
import { ranksOf } from '../ratings/ranks.ts';
import { certainRating, NEW_RATING, rate } from '../ratings/rate.ts';
import { GAMES_FOR_PLACE, shownRating } from '../ratings/shown.ts';
import { statisticsOf } from '../ratings/statistics.ts';
import type { GameResult } from '../store/store.ts';
import type { Room } from '../tables/room.ts';
import { newStore } from './backend.ts';
import { testModule } from './game-modules.ts';
import { call, HttpClient, eventually, testServer } from './server.ts';

const seat = (player: string, total: number, winner: boolean) => ({ player, name: player, total, winner });

describe('ratings', () => {
  // The figures come from another implementation of the same model.
  test.each([
    {
      before: [NEW_RATING, NEW_RATING, NEW_RATING],
      ranks: [1, 2, 2],
      mu: [27.869048680749426, 23.565475659625285, 23.565475659625285],
      sigma: [8.205243377397993, 8.058224222802378, 8.058224222802378],
    },
    {
      before: [
        { mu: 30, sigma: 4 },
        { mu: 20, sigma: 2 },
      ],
      ranks: [2, 1],
      mu: [28.281260901574697, 20.430244017263078],
      sigma: [3.9488596896657544, 1.9984949338954507],
    },
    {
      before: [
        { mu: 30, sigma: 4 },
        { mu: 20, sigma: 2 },
        { mu: 25, sigma: 6 },
        { mu: 28, sigma: 3 },
      ],
      ranks: [3, 1, 4, 2],
      mu: [29.515802240721463, 20.295470021375614, 22.27481163660513, 28.289976978202326],
      sigma: [3.942570162422744, 2.00109738158102, 5.743657918600235, 2.9899742440609987],
    },
  ])('follow the Plackett-Luce model: $ranks', ({ before, ranks, mu, sigma }) => {
    const after = rate(before, ranks);
    after.forEach((rating, i) => {
      expect(rating.mu).toBeCloseTo(itemAt(mu, i), 10);
      expect(rating.sigma).toBeCloseTo(itemAt(sigma, i), 10);
    });
  });

  test('of equals, who wins gains and who loses loses; a tie changes nothing but the doubt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(5), (players, winner) => {
        const before = Array.from({ length: players }, () => NEW_RATING);
        const after = rate(
          before,
          before.map((_, i) => (i === winner % players ? 1 : 2)),
        );
        after.forEach(({ mu }, i) => expect(Math.sign(mu - NEW_RATING.mu)).toBe(i === winner % players ? 1 : -1));
        for (const { mu } of rate(
          before,
          before.map(() => 1),
        ))
          expect(mu).toBeCloseTo(NEW_RATING.mu, 10);
      }),
      { seed: 2 },
    );
  });

  test('are shown from 1500 on, and ten to one is 400 points', () => {
    expect(shownRating(NEW_RATING)).toEqual({ rating: 1500, plusMinus: 491 });
    const [better, worse] = [
      { mu: 32, sigma: 0.001 },
      { mu: 32 - (25 / 6) * Math.SQRT2 * Math.LN10, sigma: 0.001 },
    ];
    expect(shownRating(better).rating - shownRating(worse).rating).toBe(400);
  });

  test('ranks: the rules broke the winners’ tie, equal totals of the others share a rank', () => {
    expect(ranksOf([seat('a', 9, false), seat('b', 9, true), seat('c', 5, false), seat('d', 9, false)])).toEqual([
      2, 1, 4, 2,
    ]);
    expect(ranksOf([seat('a', 9, true), seat('b', 9, true)])).toEqual([1, 1]);
    const gone = { ...seat('d', 99, false), forfeited: true };
    expect(ranksOf([gone, seat('b', 5, true), seat('c', 1, false), gone])).toEqual([3, 1, 2, 3]);
  });
});

test('statistics: games, wins, best and average of one player, game by game', () => {
  const played = (table: string, game: string, finishedAt: number, total: number, winner: boolean): PlayedGame => ({
    table,
    game,
    finishedAt,
    rated: true,
    rating: 1,
    change: null,
    seats: [seat('a', total, winner), seat('b', 50, !winner)],
  });
  const games = [played('1', 'x', 5, 60, true), played('2', 'y', 6, 1, false), played('3', 'x', 9, 45, false)];
  expect(statisticsOf('a', games)).toEqual([
    { game: 'x', games: 2, wins: 1, best: 60, average: 52.5, lastAt: 9 },
    { game: 'y', games: 1, wins: 0, best: 1, average: 1, lastAt: 6 },
  ]);
});

describe('results', () => {
  const result: GameResult = {
    table: 't',
    game: 'acorns',
    finishedAt: 5,
    rated: true,
    seats: [seat('p-anna', 9, true), seat('bot:random', 3, false)],
  };

  test('count once per table, and follow each other', async () => {
    const store = await newStore();
    await store.results.addResult(result);
    await store.results.addResult(result);
    const once = await store.results.leaderboard('acorns', 9);
    expect(once).toMatchObject([
      { player: 'p-anna', games: 1, wins: 1 },
      { player: 'bot:random', games: 1, wins: 0 },
    ]);
    const first = itemAt(rate([NEW_RATING, NEW_RATING], [1, 2]), 0);
    expect(itemAt(once, 0).rating).toBeCloseTo(certainRating(first), 2);
    await store.results.addResult({ ...result, table: 'u', rated: false });
    expect(await store.results.leaderboard('acorns', 9)).toEqual(once);
    expect(await store.results.resultsOf('p-anna', 9)).toHaveLength(2);
    await store.people.deletePerson('p-anna');
    expect(await store.results.resultsOf('p-anna', 9)).toEqual([]);
    expect(await store.results.standingsOf('p-anna')).toEqual([]);
  });

  test('sum up what people made of cards, once per table and by game', async () => {
    const { results } = await newStore();
    expect(await results.cardFigures('acorns')).toEqual({ games: 0, cards: {} });
    const used = [
      { card: 'oak', points: 4 },
      { card: 'elm', points: -1.5 },
    ];
    await results.addResult(result, [], used);
    await results.addResult(result, [], used);
    await results.addResult({ ...result, table: 'u' }, [], [{ card: 'oak', points: 3 }]);
    await results.addResult({ ...result, table: 'broken off' });
    await results.addResult({ ...result, table: 'v', game: 'pebbles' }, [], used);
    const sums = { games: 2, cards: { oak: { used: 2, points: 7 }, elm: { used: 1, points: -1.5 } } };
    expect(await results.cardFigures('acorns')).toEqual(sums);
  });

  test('of people alone, played to the end, are in the figures of cards', async () => {
    const usedCards = (_state: unknown, place: number) => [{ card: `card ${place}`, points: 2 }];
    const gameModules = [{ ...testModule, usedCards }] as unknown as GameModule[];
    const store = await newStore();
    const recorder = new ResultRecorder({ store, gameModules, report: () => undefined });
    const finished = async (id: string, how: 'played' | 'agreed') => {
      const { table } = Scene.started(acornsGame, [anna, 'random']);
      const end = { kind: 'finished', how, totals: [1, 2], winners: [1] } as unknown as Table['data']['end'];
      Object.assign(table.data, { id, phase: 'finished', end });
      await recorder.record({ table } as Room);
    };
    await finished('t', 'played');
    await finished('t', 'played');
    await finished('given up', 'agreed');
    expect(await store.results.cardFigures('acorns')).toEqual({
      games: 1,
      cards: { 'card 0': { used: 1, points: 2 } },
    });
  });

  test('of games without cards have no figures', async () => {
    expect((await call(await testServer(), 'GET', '/games/acorns/cards')).status).toBe(404);
  });

  test('the leaderboard has the best first, and those with few games after the others', async () => {
    const store = await newStore();
    const play = async (table: string, winner: string, loser: string) =>
      store.results.addResult({ ...result, table, seats: [seat(winner, 9, true), seat(loser, 3, false)] });
    for (let i = 0; i < GAMES_FOR_PLACE; i++) await play(`t${i}`, 'often', 'always');
    await play('once', 'new', 'often');
    const board = await store.results.leaderboard('acorns', 9);
    expect(board.map(({ player }) => player)).toEqual(['often', 'always', 'new']);
    expect(itemAt(board, 2).shown.rating).toBeGreaterThan(itemAt(board, 1).shown.rating);
  });

  test('everybody at a table reads what a rated game has changed, as soon as it is over', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random'], { start: true, settings: { rated: true } });
    const ratings = async () => (await anna.call<SeatRating[]>('GET', `/tables/${table}/ratings`)).body;
    expect(await ratings()).toEqual([
      { player: anna.id, now: null, change: null },
      { player: 'bot:random', now: null, change: null },
    ]);
    await anna.do(table, { kind: 'vote-end', yes: true });
    const [mine, bots] = await ratings();
    const [lost, won] = rate([NEW_RATING, NEW_RATING], [2, 1]).map(shownRating);
    expect(mine).toEqual({ player: anna.id, now: lost, change: { before: shownRating(NEW_RATING), after: lost } });
    expect(bots).toMatchObject({ now: won, change: { after: won } });
    expect((await anna.call<PlayedGame[]>('GET', '/me/games')).body).toMatchObject([{ change: mine?.change }]);
  });

  test('a rated game moves the leaderboard, also one that was given up; unrated ones do not; all are in the history', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const games = [
      { rated: true, givenUp: false },
      { rated: false, givenUp: false },
      { rated: true, givenUp: true },
    ];
    for (const [played, { rated, givenUp }] of games.entries()) {
      const table = await anna.table(['me', 'random'], { start: true, settings: { rated } });
      if (givenUp) await anna.do(table, { kind: 'vote-end', yes: true });
      for (let view = await anna.view(table); view.phase === 'playing'; view = await anna.view(table)) {
        const [step] = await anna.moves(table);
        if (step !== undefined) await anna.do(table, { kind: 'move', step });
      }
      // A result is saved after the answer to the last command: the next game must not be rated before this one.
      await eventually(async () => (await anna.call<GameResult[]>('GET', '/me/games')).body.length).toBe(played + 1);
    }
    const { body: board } = await call<Standing[]>(app, 'GET', '/leaderboards/acorns');
    expect(board.map(({ player }) => player).toSorted()).toEqual(['bot:random', anna.id].toSorted());
    expect(board.map(({ games }) => games)).toEqual([2, 2]);
    const { body: person } = await call(app, 'GET', `/people/${anna.id}`);
    // Others see the rated game, and Anna all of hers.
    expect(person).toMatchObject({
      name: 'Anna',
      standings: [{ game: 'acorns', games: 2 }],
      statistics: [{ game: 'acorns', games: 2 }],
      games: [
        {
          rated: true,
          rating: board.find(({ player }) => player === anna.id)?.rating,
          seats: [{ forfeited: true, winner: false }, { winner: true }],
        },
        { rated: true },
      ],
    });
    const { body: mine } = await anna.call<{ games: PlayedGame[] }>('GET', `/people/${anna.id}`);
    expect(mine.games.map(({ rated, rating }) => rated === (rating !== null))).toEqual([true, true, true]);
    const { body: bot } = await call(app, 'GET', '/people/bot:random');
    expect(bot).toMatchObject({ name: 'random', standings: [{ games: 2 }], games: [{ rated: true }, { rated: true }] });
    expect((await call(app, 'GET', '/people/bot:oracle')).status).toBe(404);
    expect((await call(app, 'GET', '/leaderboards/chess')).status).toBe(404);
    expect((await call(app, 'GET', '/people/nobody')).status).toBe(404);
  });
});
