import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { itemAt, SeededChance } from '@grove/kernel';
import { tableOf } from '@grove/table';
import { expect, onTestFinished, test } from 'vitest';
import { testModule } from './game-modules.ts';
import { SocketClient } from './socket-client.ts';
import { folder, newBackend } from './backend.ts';
import type { BackendName } from './backend-at.ts';

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

async function post<Body>(address: string, path: string, body: object, token?: string): Promise<Body> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Body;
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
