import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameModule } from '@grove/games/loaded';
import { itemAt } from '@grove/kernel';
import { sqliteStore, summaryOf } from '@grove/server';
import { createTable, type Entry, tableOf } from '@grove/table';

/**
 * How long the lobby's lists take when so many tables are stored: `node bench/load/lists.ts [TABLES]`. One person sits at a
 * tenth of them, and one in twenty is open to all.
 */
const count = Number(process.argv[2] ?? 100_000);
const LISTED = 100;
const TIMES = 50;
const { game, bots } = gameModule('evergreen-planet');
const tableGame = { game, bots: Object.keys(bots) };
const data = mkdtempSync(join(tmpdir(), 'grove-lists-'));
const file = join(data, 'grove.db');
try {
  await fill();
  const store = sqliteStore(file);
  const lists = {
    open: () => store.tables.openTables(LISTED),
    mine: () => store.tables.tablesOf('p-regular', LISTED),
  };
  for (const [list, read] of Object.entries(lists)) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) times.push(await timeOf(read));
    const [first = 0, ...rest] = times;
    const median = itemAt(
      rest.sort((a, b) => a - b),
      rest.length >> 1,
    );
    console.log(JSON.stringify({ tables: count, list, first: round(first), median: round(median) }));
  }
  await store.close();
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const store = sqliteStore(file);
  for (let number = 0; number < count; number++) {
    const entries = created(number);
    const id = `table${number}`;
    const isLast = number % 1000 === 999 || number === count - 1;
    const saved = store.tables.append(id, game.id, 0, entries);
    void store.tables.saveSummary(summaryOf(tableOf(tableGame, entries)));
    if (isLast) await saved;
  }
  await store.tables.settled();
  await store.close();
}

function created(number: number): Entry[] {
  const host = { id: number % 10 === 0 ? 'p-regular' : `p-${number % 5000}`, name: 'Host' };
  const seats = [
    { person: host, bot: null },
    { person: null, bot: null },
  ];
  const settings = { open: number % 20 === 1 };
  const entries = createTable(tableGame, { table: `table${number}`, players: 2, seats, settings }, host, 1000 + number);
  if (!Array.isArray(entries)) throw new Error(entries.reason);
  return entries;
}

async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await read();
  return performance.now() - began;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
