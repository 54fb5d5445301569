import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameModule } from '@grove/games/loaded';
import { itemAt, newestRules } from '@grove/kernel';
import { sqliteStore } from '@grove/server';
import { createTable, type Entry } from '@grove/table';
import { startProgram, stopProgram } from './process.ts';

/** How long a server takes to listen when so many tables are stored: `node bench/load/startup.ts [TABLES]`. */
const count = Number(process.argv[2] ?? 10_000);
const { game, bots } = gameModule('evergreen-planet');
const tableGame = { game, bots: Object.keys(bots) };
const data = mkdtempSync(join(tmpdir(), 'grove-startup-'));
writeFileSync(join(data, 'index.html'), '');
try {
  const store = sqliteStore(join(data, 'grove.db'));
  const ids = Array.from({ length: count }, (_, i) => `table${i}`);
  await Promise.all(ids.map((id) => store.tables.append(id, game.id, 0, started(id))));
  await store.close();
  const began = performance.now();
  const server = await startProgram('./server.ts', data, data);
  const listening = Math.round(performance.now() - began);
  const answer = await fetch(`${String(server.said.address)}/api/v1/tables/table${count - 1}`);
  const milliseconds = Math.round(performance.now() - began);
  console.log(
    JSON.stringify({ tables: count, milliseconds, listening, opened: server.said.startedIn, answer: answer.status }),
  );
  await stopProgram(server);
} finally {
  rmSync(data, { recursive: true, force: true });
}

/** A started game of two; none of them has a summary, so the server has more to do than after a proper stop. */
function started(id: string): Entry[] {
  const host = { id: 'p-host', name: 'Host' };
  const seats = [host, { id: 'p-guest', name: 'Guest' }].map((person) => ({ person, bot: null }));
  const first = createTable(tableGame, { table: id, players: 2, seats }, host, Date.now());
  if (!Array.isArray(first)) throw new Error(first.reason);
  const { options } = (itemAt(first, 0).event as Extract<Entry['event'], { kind: 'created' }>).settings;
  const event = { kind: 'started', rules: newestRules(game), options, seed: id } as const;
  return [...first, { ...itemAt(first, 0), number: first.length + 1, event }];
}
