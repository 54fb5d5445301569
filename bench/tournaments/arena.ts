import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { itemAt } from '@grove/kernel';
import type { NewTournament, Session, TournamentSummary, TournamentView } from '@grove/protocol';
import { HoldingServer } from './holding-server.ts';

/**
 * An arena of so many people, who are programs that play by the API, held by a server to its end; how many games it had, and how much of
 * the processor the server needed for them.
 *
 *     node bench/tournaments/arena.ts --players 500 --minutes 2
 */
const { values } = parseArgs({
  options: { players: { type: 'string', default: '500' }, minutes: { type: 'string', default: '2' } },
});
const [players, minutes] = [Number(values.players), Number(values.minutes)];
const MINUTE = 60_000;
/** Milliseconds between two looks of somebody who has nothing to do. */
const LOOK_EVERY = 1000;
/** Requests under way at once while people come. */
const TOGETHER = 20;

const server = await HoldingServer.start();
const say = (figures: object): void => console.log(JSON.stringify(figures));

function wanted(start: number): NewTournament {
  return {
    name: 'Arena',
    club: null,
    game: 'acorns',
    settings: {
      format: { kind: 'arena' },
      seats: { least: 2, most: 2 },
      tieBreaks: [],
      entry: { most: null, rating: null, bots: false, checkIn: false, lateRounds: 0 },
      times: { start, end: start + minutes * MINUTE, round: null },
      prizes: 3,
    },
  };
}

async function guests(count: number): Promise<Session[]> {
  const sessions: Session[] = [];
  while (sessions.length < count) {
    const some = Array.from({ length: Math.min(TOGETHER, count - sessions.length) }, (_, i) =>
      server.ask<Session>('POST', '/guests', { name: `Player ${sessions.length + i}` }),
    );
    sessions.push(...(await Promise.all(some)));
  }
  return sessions;
}

/** Waits, plays all steps that are theirs, and waits again, until the arena is over. */
async function play({ token }: Session, tournament: string, number: number): Promise<number> {
  let steps = 0;
  for (;;) {
    const mine = await server.ask<(TournamentSummary & { readonly table: string | null })[]>(
      'GET',
      '/me/tournaments',
      undefined,
      token,
    );
    const one = mine.find((entered) => entered.tournament === tournament);
    if (one?.phase === 'ended') return steps;
    const table = one?.table ?? null;
    if (table === null) {
      // Refused while they wait already, and after the end of the window.
      await server.ask('POST', `/tournaments/${tournament}/commands`, { kind: 'wait' }, token).catch(() => undefined);
    } else {
      const { moves } = await server.ask<{ moves: string[] }>('GET', `/tables/${table}/moves`, undefined, token);
      if (moves.length > 0) {
        const command = { kind: 'move', step: itemAt(moves, (steps * 7 + number) % moves.length) };
        await server.ask('POST', `/tables/${table}/commands`, { id: `${number}-${steps}`, command }, token);
        steps++;
        continue;
      }
    }
    await delay(LOOK_EVERY);
  }
}

const director = await server.ask<Session>('POST', '/guests', { name: 'Director' });
await server.ask('PUT', '/me/account', { login: 'director', password: 'a long password' }, director.token);
const people = await guests(players);
const { tournament } = await server.ask<TournamentView>(
  'POST',
  '/tournaments',
  wanted(Date.now() + MINUTE),
  director.token,
);
const commands = `/tournaments/${tournament}/commands`;
for (const { token } of people) await server.ask('POST', commands, { kind: 'register' }, token);
await server.ask('POST', commands, { kind: 'start' }, director.token);
const from = { time: performance.now(), cpu: server.cpu };
const steps = await Promise.all(people.map((person, number) => play(person, tournament, number)));
const view = await server.ask<TournamentView>('GET', `/tournaments/${tournament}`);
const tables = view.rounds.flatMap((round) => round.tables);
say({
  players,
  tables: tables.length,
  withoutResult: tables.filter(({ result }) => result === null).length,
  steps: steps.reduce((sum, one) => sum + one, 0),
  seconds: Math.round((performance.now() - from.time) / 1000),
  cpu: server.cpu - from.cpu,
});
await server.stop();
