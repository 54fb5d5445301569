import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { NewTournament, Session, TournamentView } from '@grove/protocol';
import { HoldingServer } from './holding-server.ts';

/**
 * A Swiss of bots that is held by a server to its end, while people watch the page; how much of the processor the server needs for it, and for
 * the watchers alone when it is over.
 *
 *     node bench/tournaments/load.ts --players 1000 --rounds 9 --watchers 500
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
    watchers: { type: 'string', default: '500' },
  },
});
const [players, rounds, watchers] = [Number(values.players), Number(values.rounds), Number(values.watchers)];
/** Milliseconds between two looks of a page. */
const LOOK_EVERY = 4000;
/** Milliseconds for which the watchers are measured alone. */
const WATCHED_FOR = 20_000;

const server = await HoldingServer.start();
const say = (figures: object): void => console.log(JSON.stringify(figures));

const wanted: NewTournament = {
  name: 'Bench',
  club: null,
  game: 'acorns',
  settings: {
    format: { kind: 'swiss', rounds },
    seats: { least: 2, most: 2 },
    tieBreaks: ['buchholz', 'sonneborn-berger'],
    entry: { most: null, rating: null, bots: true, checkIn: false, lateRounds: 0 },
    times: { start: Date.now() + 86_400_000, end: null, round: null },
    prizes: 3,
  },
};

/** Looks as a page does, with the tag of what it has seen. */
async function watch(path: string, isOver: () => boolean): Promise<{ looks: number; news: number }> {
  let [tag, looks, news] = ['', 0, 0];
  await delay(Math.random() * LOOK_EVERY);
  while (!isOver()) {
    const answer = await fetch(`${server.address}${path}`, { headers: { 'if-none-match': tag } });
    await answer.arrayBuffer();
    looks++;
    if (answer.status === 200) news++;
    tag = answer.headers.get('etag') ?? '';
    await delay(LOOK_EVERY);
  }
  return { looks, news };
}

const { token } = await server.ask<Session>('POST', '/guests', { name: 'Director' });
await server.ask('PUT', '/me/account', { login: 'director', password: 'a long password' }, token);
const { tournament } = await server.ask<TournamentView>('POST', '/tournaments', wanted, token);
const path = `/tournaments/${tournament}`;
const entered = { from: performance.now(), cpu: server.cpu };
for (let i = 0; i < players; i++)
  await server.ask('POST', `${path}/commands`, { kind: 'add-bot', bot: 'random' }, token);
say({
  entered: players,
  seconds: Math.round((performance.now() - entered.from) / 1000),
  cpu: server.cpu - entered.cpu,
});

let isOver = false;
const looking = Array.from({ length: watchers }, () => watch(path, () => isOver));
const playing = { from: performance.now(), cpu: server.cpu };
await server.ask('POST', `${path}/commands`, { kind: 'start' }, token);
let view: TournamentView;
do {
  await delay(1000);
  const answer = await fetch(`${server.address}${path}`);
  view = (await answer.json()) as TournamentView;
} while (view.phase !== 'ended');
const tables = view.rounds.flatMap((round) => round.tables);
say({
  rounds: view.rounds.length,
  tables: tables.length,
  withoutResult: tables.filter(({ result }) => result === null).length,
  seconds: Math.round((performance.now() - playing.from) / 1000),
  cpu: server.cpu - playing.cpu,
  bytes: JSON.stringify(view).length,
});
const before = server.cpu;
await delay(WATCHED_FOR);
say({ watchers, cpuPerSecond: Math.round((server.cpu - before) / (WATCHED_FOR / 1000)) });
isOver = true;
const looks = await Promise.all(looking);
say({ looks: looks.reduce((sum, one) => sum + one.looks, 0), news: looks.reduce((sum, one) => sum + one.news, 0) });
await server.stop();
