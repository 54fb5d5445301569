import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { itemAt, SeededChance } from '@grove/kernel';
import type { TournamentView } from '@grove/protocol';
import { tableOf } from '@grove/table';
import { expect, onTestFinished, test } from 'vitest';
import { testModule } from './game-modules.ts';
import { SocketClient } from './socket-client.ts';
import { folder, newBackend } from './backend.ts';
import type { BackendName } from './backend-at.ts';
import { cup } from './tournament-play.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const KILLS = 3;
const TABLES = 5;

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function start(backend: BackendName, web: string): Promise<Running> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(backend), web], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, address: line.toString().trim() };
}

async function post<Body>(
  address: string,
  path: string,
  body: object,
  token?: string,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Body> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (answer.status === 204 ? undefined : await answer.json()) as Body;
}

/** Sends command after command until the line breaks; those not answered are sent again on the next line. */
class Talker {
  readonly acknowledged: string[] = [];
  readonly #token: string;
  readonly table: string;
  #count = 0;
  #open: string | undefined;
  #onAnswer: () => void = () => undefined;

  constructor(token: string, table: string) {
    this.#token = token;
    this.table = table;
  }

  /** Resolved when so many more have been acknowledged. */
  answered(more: number): Promise<void> {
    const enough = this.acknowledged.length + more;
    return new Promise((resolve) => {
      this.#onAnswer = () => {
        if (this.acknowledged.length >= enough) resolve();
      };
    });
  }

  async talk(address: string): Promise<void> {
    const client = new SocketClient(address.replace('http', 'ws'));
    try {
      await client.opened();
      await client.ask({ type: 'hello', token: this.#token }, 'welcome');
      for (;;) {
        this.#open ??= `${this.table}-${++this.#count}`;
        const command = { kind: 'chat', text: this.#open };
        await client.ask({ type: 'do', table: this.table, id: this.#open, command }, 'done');
        this.acknowledged.push(this.#open);
        this.#open = undefined;
        this.#onAnswer();
      }
    } catch {
      client.cut();
    }
  }
}

/** Asks until something is so; a server that is being killed answers nothing. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => holds().catch(() => false), { timeout: 120_000, interval: 5 }).toBe(true);
}

test('kill -9 at random moments of a tournament: every round is paired once, and every table played once', async () => {
  const [backend, web] = [await newBackend(), folder()];
  const chance = SeededChance.from('kill a tournament');
  let running = await start(backend.name, web);
  const { token } = await post<{ token: string }>(running.address, '/guests', { name: 'Anna' });
  await post(running.address, '/me/account', { login: 'anna', password: 'a long password' }, token, 'PUT');
  const wanted = cup({ kind: 'swiss', rounds: 5 });
  const { tournament } = await post<TournamentView>(running.address, '/tournaments', wanted, token);
  const ask = (command: object) => post(running.address, `/tournaments/${tournament}/commands`, command, token);
  for (let i = 0; i < 8; i++) await ask({ kind: 'add-bot', bot: 'random' });
  await ask({ kind: 'start' });
  const view = async () =>
    (await (await fetch(`${running.address}/api/v1/tournaments/${tournament}`)).json()) as TournamentView;
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = (await view()).number + 1 + chance.pick(4);
    await until(async () => {
      const { number, phase } = await view();
      return number >= enough || phase === 'ended';
    });
    running.child.kill('SIGKILL');
    await once(running.child, 'exit');
    running = await start(backend.name, web);
  }
  await until(async () => (await view()).phase === 'ended');
  const { rounds } = await view();
  expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const { tables } of rounds) {
    expect(new Set(tables.flatMap(({ seats }) => seats)).size).toBe(8);
    expect(tables.every(({ result }) => result !== null)).toBe(true);
  }
  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  const { store } = await backend.open();
  for (const { table, seats, result } of rounds.flatMap(({ tables }) => tables)) {
    const log = await store.tables.entriesAfter(table);
    const ends = log.flatMap(({ event }) => (event.kind === 'finished' ? [event.totals] : []));
    expect(ends).toEqual([result?.totals]);
    expect(log.filter(({ event }) => event.kind === 'started')).toHaveLength(1);
    expect(log.filter(({ event }) => event.kind === 'seated')).toHaveLength(seats.length);
  }
}, 240_000);

test('kill -9 at random moments under load: nothing acknowledged is lost, nothing is there twice', async () => {
  const [backend, web] = [await newBackend(), folder()];
  const chance = SeededChance.from('kill');
  let running = await start(backend.name, web);
  const talkers: Talker[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { token } = await post<{ token: string }>(running.address, '/guests', { name: `Guest ${i}` });
    const setup = { game: 'acorns', players: 2, seats: ['me', 'random'], start: true };
    const { table } = await post<{ table: string }>(running.address, '/tables', setup, token);
    talkers.push(new Talker(token, table));
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = itemAt(talkers, 0).answered(1 + chance.pick(20));
    const talking = Promise.all(talkers.map((talker) => talker.talk(running.address)));
    await enough;
    running.child.kill('SIGKILL');
    await talking;
    running = await start(backend.name, web);
  }
  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  const { store } = await backend.open();
  for (const { table, acknowledged } of talkers) {
    const log = await store.tables.entriesAfter(table);
    const said = log.flatMap(({ event }) => (event.kind === 'chatted' ? [event.text] : []));
    expect(new Set(said).size).toBe(said.length);
    // One more than was acknowledged may have been saved: its answer was on the way.
    expect(said.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(said.length - acknowledged.length).toBeLessThanOrEqual(1);
    expect(tableOf({ game: testModule.game, bots: ['random'] }, log).data.number).toBe(log.length);
  }
}, 240_000);
