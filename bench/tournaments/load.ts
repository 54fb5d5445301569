import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { NewTournament, Session, TournamentView } from '@grove/protocol';
import { HoldingServer } from './holding-server.ts';
import { follow, poll, type Watched } from './watchers.ts';

/**
 * A Swiss of bots that is held by a server to its end, while people watch the page; how much of the processor the server needs for it, and for
 * the watchers alone when it is over. They follow it as pages do, or ask again and again with `--poll`. With `--pause` bots think for so many
 * milliseconds about each move.
 *
 *     node bench/tournaments/load.ts --players 1000 --rounds 9 --watchers 500
 *     node bench/tournaments/load.ts --players 100 --rounds 3 --watchers 500 --pause 2000 --poll
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
    watchers: { type: 'string', default: '500' },
    pause: { type: 'string', default: '0' },
    poll: { type: 'boolean', default: false },
  },
});
const [players, rounds, watchers] = [Number(values.players), Number(values.rounds), Number(values.watchers)];
/** Milliseconds in which all watchers have come. */
const COME_WITHIN = 6000;
/** Milliseconds for which the watchers are measured alone. */
const WATCHED_FOR = 20_000;

const server = await HoldingServer.start(values.pause);
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
const watching = { server, tournament, isOver: () => isOver };
const looking = Array.from({ length: watchers }, () => (values.poll ? poll : follow)(watching));
// They come before it starts, so that it alone is measured.
await delay(COME_WITHIN);
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
  cpuPerSecond: Math.round(((server.cpu - playing.cpu) * 1000) / (performance.now() - playing.from)),
  bytes: JSON.stringify(view).length,
});
const before = server.cpu;
await delay(WATCHED_FOR);
say({ watchers, cpuPerSecond: Math.round((server.cpu - before) / (WATCHED_FOR / 1000)) });
isOver = true;
const all = await Promise.all(looking);
const sum = (field: keyof Watched): number => all.reduce((total, one) => total + one[field], 0);
say({ requests: sum('requests'), views: sum('views'), told: sum('told'), megabytes: Math.round(sum('bytes') / 1e6) });
await server.stop();
