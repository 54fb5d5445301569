import { itemAt } from '@grove/kernel';
import { setTimeout as delay } from 'node:timers/promises';
import { stepIn } from './steps-in.ts';
import type { Player } from './player.ts';

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

/** One table under load: at most one move is under way. */
class LoadedTable {
  readonly players: readonly Player[];
  busy = false;

  constructor(players: readonly Player[]) {
    this.players = players;
  }

  get mover(): Player | undefined {
    return this.players.find(({ mayAct }) => mayAct);
  }

  /** Makes one move and waits until everybody has seen it. */
  async move(chance: () => number): Promise<{ answered: number; seen: number } | undefined> {
    const { mover } = this;
    const step = stepIn(mover?.view, chance);
    if (mover === undefined || step === undefined) return undefined;
    this.busy = true;
    const began = performance.now();
    let last = 0;
    const next = (mover.view?.number ?? 0) + 1;
    const others = this.players.filter((player) => player !== mover);
    const seen = Promise.all(
      others.map(
        (player) =>
          new Promise<void>((resolve) => {
            player.onEntry = (number) => {
              if (number < next) return;
              last = performance.now();
              resolve();
            };
          }),
      ),
    );
    const number = await mover.do({ kind: 'move', step });
    const answered = performance.now() - began;
    if (number !== undefined) await seen;
    this.busy = false;
    return number === undefined ? undefined : { answered, seen: last - began };
  }
}

export interface LoadSettings {
  readonly seconds: number;
  /** Moves a second at tables taken in turn. Undefined: every table moves as fast as it can. */
  readonly rate: number | undefined;
  readonly chance: () => number;
  /** Begins another game with the people of a table whose game is over. */
  readonly again: (players: readonly Player[]) => Promise<void>;
}

export async function load(
  tables: readonly (readonly Player[])[],
  { seconds, rate, chance, again }: LoadSettings,
): Promise<LoadReport> {
  const loaded = tables.map((players) => new LoadedTable(players));
  const answered: number[] = [];
  const seen: number[] = [];
  let refused = 0;
  const move = async (table: LoadedTable): Promise<boolean> => {
    const took = await table.move(chance);
    if (took === undefined) refused++;
    else {
      answered.push(took.answered);
      seen.push(took.seen);
    }
    return took !== undefined;
  };
  const began = performance.now();
  const end = began + seconds * 1000;
  if (rate === undefined) {
    await Promise.all(
      loaded.map(async (table) => {
        while (performance.now() < end) await (table.mover === undefined ? again(table.players) : move(table));
      }),
    );
  } else await steadily(loaded, rate, end, move);
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
  move: (table: LoadedTable) => Promise<boolean>,
): Promise<void> {
  const under: Promise<boolean>[] = [];
  const began = performance.now();
  let next = 0;
  while (performance.now() < end) {
    for (let due = Math.floor(((performance.now() - began) / 1000) * rate) - under.length; due > 0; due--) {
      const table = itemAt(tables, next++ % tables.length);
      if (table.busy || table.mover === undefined) break;
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
