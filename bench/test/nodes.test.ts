import { itemAt } from '@grove/kernel';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const program = (name: string): string => fileURLToPath(new URL(`../nodes/${name}`, import.meta.url));

async function figuresOf(name: string, flags: Readonly<Record<string, number | string>>): Promise<object[]> {
  const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
  const { stdout } = await run(process.execPath, [program(name), ...args]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

test('a node killed, NATS and PostgreSQL restarted under load: nothing acknowledged is lost, twice or forked', async () => {
  const flags = { tables: 6, rate: 30, seconds: 1, away: 300, game: 'evergreen-concert' };
  const figures = await figuresOf('run.ts', flags);
  const accidents = figures.flatMap((line) => ('accident' in line ? [line.accident] : []));
  expect(accidents).toEqual(['a node killed', 'NATS restarted', 'PostgreSQL restarted']);
  const { compared } = figures.at(-1) as { compared: { acknowledged: number } };
  expect(compared).toMatchObject({ tables: 6, lost: 0, twice: 0, forked: 0, broken: 0 });
  expect(compared.acknowledged).toBeGreaterThan(20);
}, 180_000);

test('the cost of an append is measured with few and with many tables', async () => {
  const flags = { few: 10, many: 100, live: 10, appends: 20, rounds: 3 };
  const { few, many, ratio } = itemAt(
    (await figuresOf('growth.ts', flags)) as { few: { stored: number }; many: { stored: number }; ratio: number }[],
    0,
  );
  expect([few.stored, many.stored]).toEqual([20, 120]);
  expect(ratio).toBeGreaterThan(0);
}, 60_000);
