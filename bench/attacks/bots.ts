import { itemAt } from '@grove/kernel';
import { setTimeout as delay } from 'node:timers/promises';
import type { NewTable, TableView } from '@grove/protocol';
import { latencies } from '../load/measure.ts';
import { Player } from '../load/player.ts';
import { Bystander } from './bystander.ts';
import { addressNumber, callFrom, say, startVictim, stopVictim } from './attack.ts';

/**
 * Starts as many tables with the strongest bots as the server allows, and measures how long others wait for theirs:
 *
 *     node bench/attacks/bots.ts [TABLES] [PEOPLE]
 *
 * TABLES are made by PEOPLE of different addresses; with 1, by one guest.
 */
const [tables = 25, people = 1] = process.argv.slice(2).map(Number);
/** Whoever measures comes from a new address each time, since limits per address are not what is measured. */
let requests = 100_000;
const elsewhere = (): string => addressNumber(requests++);

const victim = await startVictim();
const { address } = victim;
// The threads have started, as on a server that runs for a while.
for (const bot of ['random', 'ancient']) await waitsFor(bot, 2);
const attackers: string[] = [];
for (let i = 0; i < people; i++) {
  const guest = await callFrom(addressNumber(i), address, 'POST /guests', { body: { name: `Attacker ${i}` } });
  attackers.push(guest.token);
}
const heavy: NewTable = {
  game: 'earth',
  players: 6,
  seats: ['me', 'ancient', 'ancient', 'ancient', 'ancient', 'ancient'],
  settings: { botSeconds: 10 },
  start: true,
};
let started = 0;
for (let i = 0; i < tables; i++) {
  const token = itemAt(attackers, i % people);
  const made = callFrom(addressNumber(i % people), address, 'POST /tables', { token, body: heavy });
  started += await made.then(
    () => 1,
    () => 0,
  );
}
const bystander = await Bystander.at(address);
const waits: Record<string, object> = {};
for (const bot of ['random', 'ancient']) waits[bot] = latencies(await waitsFor(bot));
say({ tables, people, started, waits, bystander: await bystander.leave() });
await stopVictim(victim);
process.exit(0);

/** How long somebody else waits for the steps of a bot, in milliseconds. */
async function waitsFor(bot: string, most = Infinity): Promise<number[]> {
  const { token } = await callFrom(elsewhere(), address, 'POST /guests', { body: { name: 'Anna' } });
  const body: NewTable = { game: 'evergreen-planet', players: 2, seats: ['me', bot], start: true };
  const { table } = await callFrom(elsewhere(), address, 'POST /tables', { token, body });
  // As somebody whose page is open.
  const player = await new Player(address, token, table).watch();
  const times: number[] = [];
  const until = performance.now() + 20_000;
  while (performance.now() < until && times.length < most) {
    const view = await viewOf(table, token);
    if (view.phase === 'finished') break;
    if (view.seats[0]?.waited === true) await step(table, token, times.length);
    else times.push(await botsTurn(table, token));
  }
  player.close();
  return times;
}

function viewOf(table: string, token: string): Promise<TableView> {
  return callFrom(elsewhere(), address, 'GET /tables/:table', { token, params: { table } });
}

async function step(table: string, token: string, count: number): Promise<void> {
  const { moves, number } = await callFrom(elsewhere(), address, 'GET /tables/:table/moves', {
    token,
    params: { table },
  });
  const command = { kind: 'move', step: itemAt(moves, 0) } as const;
  await callFrom(elsewhere(), address, 'POST /tables/:table/commands', {
    token,
    params: { table },
    body: { id: `${number}-${count}`, command },
  });
}

async function botsTurn(table: string, token: string): Promise<number> {
  const began = performance.now();
  const { number } = await viewOf(table, token);
  while ((await viewOf(table, token)).number === number && performance.now() - began < 60_000) await delay(20);
  return performance.now() - began;
}
