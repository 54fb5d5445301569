import { itemAt } from '@grove/kernel';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadedTable } from './loaded-table.ts';

export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface LoadReport {
  readonly moves: number;
  readonly refused: number;
  readonly perSecond: number;
  /** Milliseconds until the sender had the answer, and until the last of the other seats had seen the move. */
  readonly answered: Latencies;
  readonly seen: Latencies;
}

export interface LoadSettings {
  readonly seconds: number;
  /** Moves a second at tables taken in turn. Undefined: every table moves as fast as it can. */
  readonly rate: number | undefined;
  /** Begins another game with the people of a table whose game is over. */
  readonly again: (table: LoadedTable) => Promise<void>;
}

export async function load(
  tables: readonly LoadedTable[],
  { seconds, rate, again }: LoadSettings,
): Promise<LoadReport> {
  const answered: number[] = [];
  const seen: number[] = [];
  let refused = 0;
  const move = async (table: LoadedTable): Promise<void> => {
    const took = await table.move();
    if (took === undefined) refused++;
    else {
      answered.push(took.answered);
      seen.push(took.seen);
    }
  };
  const began = performance.now();
  const end = began + seconds * 1000;
  if (rate === undefined) {
    await Promise.all(
      tables.map(async (table) => {
        while (performance.now() < end) await (table.isOver ? again(table) : move(table));
      }),
    );
  } else await steadily(tables, rate, end, move);
  const took = (performance.now() - began) / 1000;
  return {
    moves: seen.length,
    refused,
    perSecond: Math.round(seen.length / took),
    answered: latencies(answered),
    seen: latencies(seen),
  };
}

async function steadily(
  tables: readonly LoadedTable[],
  rate: number,
  end: number,
  move: (table: LoadedTable) => Promise<void>,
): Promise<void> {
  const under: Promise<void>[] = [];
  const began = performance.now();
  let next = 0;
  while (performance.now() < end) {
    for (let due = Math.floor(((performance.now() - began) / 1000) * rate) - under.length; due > 0; due--) {
      const table = itemAt(tables, next++ % tables.length);
      if (table.busy || table.isOver) break;
      under.push(move(table));
    }
    await delay(1);
  }
  await Promise.all(under);
}

export function latencies(times: readonly number[]): Latencies {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(0.999999) };
}
