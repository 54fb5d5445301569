import { itemAt } from '@grove/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import type { Cluster } from './cluster.ts';

/** What the load has cost so far; two of them make a difference. */
export interface Costs {
  /** Processor seconds. */
  readonly nodes: number;
  readonly postgres: number;
  readonly nats: number;
  readonly bytes: number;
  readonly walBytes: number;
  readonly messages: number;
}

const TICKS = 100;

/** Processor seconds of a process and its children, those that have ended too, from /proc. */
export function processorSeconds(root: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = statOf(name);
    if (Number(name) === root) ticks += sum(fields.slice(11, 15));
    else if (Number(fields[1]) === root) ticks += sum(fields.slice(11, 13));
  }
  return ticks / TICKS;
}

/** The fields after the name; empty if the process has just ended. */
function statOf(pid: string): string[] {
  try {
    return itemAt(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') '), 1).split(' ');
  } catch {
    return [];
  }
}

const sum = (numbers: readonly string[]): number => numbers.reduce((total, number) => total + Number(number), 0);

async function figureOf(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

const total = async (addresses: readonly string[], name: string): Promise<number> =>
  (await Promise.all(addresses.map((address) => figureOf(address, name)))).reduce((sum, figure) => sum + figure, 0);

/** Of one node, on average. */
export const megabytesOf = async ({ addresses }: Cluster): Promise<number> =>
  Math.round((await total(addresses, 'grove_resident_bytes')) / addresses.length / 1e6);

export async function costsOf({ addresses, postgres: server, nats }: Cluster): Promise<Costs> {
  const sql = postgres(server.url, { max: 1 });
  const [used] = await sql<{ bytes: string; wal: string }[]>`
    select sum(pg_total_relation_size(relid)) as bytes, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal
    from pg_stat_user_tables where relname in ('tables', 'entries', 'checkpoints')`;
  await sql.end();
  return {
    nodes: await total(addresses, 'grove_processor_seconds'),
    postgres: processorSeconds(server.pid),
    nats: processorSeconds(nats.pid),
    bytes: Number(used?.bytes),
    walBytes: Number(used?.wal),
    messages: await nats.messages(),
  };
}

/** Per move, in microseconds of the processor, bytes and messages. */
export function costsPerMove(before: Costs, after: Costs, moves: number): object {
  const per = (name: keyof Costs, times = 1): number => Math.round(((after[name] - before[name]) * times) / moves);
  return {
    nodeMicroseconds: per('nodes', 1e6),
    postgresMicroseconds: per('postgres', 1e6),
    natsMicroseconds: per('nats', 1e6),
    storedBytes: per('bytes'),
    walBytes: per('walBytes'),
    messages: Math.round(((after.messages - before.messages) / moves) * 10) / 10,
  };
}
