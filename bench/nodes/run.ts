import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postgresStore } from '@grove/server/postgres';
import { inParallel } from '../load/tables.ts';
import { Cluster } from './cluster.ts';
import { compare } from './compare.ts';
import { costsOf, costsPerMove, megabytesOf } from './costs.ts';
import { Load } from './load.ts';
import { seatTwo } from './seat.ts';

/**
 * Three nodes on real PostgreSQL and NATS under load; then a node is killed, NATS is restarted, PostgreSQL is restarted, each
 * during the load; in the end everything that clients saw is compared with what the store holds.
 *
 *     node bench/nodes/run.ts --tables 1500 --rate 300 --seconds 20
 */
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '1500' },
    rate: { type: 'string', default: '300' },
    /** Of steady load, and between two accidents. */
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'evergreen-planet' },
    /** Milliseconds that NATS and PostgreSQL are away. */
    away: { type: 'string', default: '2000' },
    'no-chaos': { type: 'boolean', default: false },
  },
});
const [nodes, count, rate] = [Number(values.nodes), Number(values.tables), Number(values.rate)];
const [seconds, away] = [Number(values.seconds), Number(values.away)];
const say = (figures: object): void => console.log(JSON.stringify(figures));
const pass = (): Promise<void> => delay(seconds * 1000);

// Ended early, it takes its services with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const cluster = await Cluster.start(nodes);
try {
  const began = performance.now();
  const tables = await inParallel(Array.from({ length: count }), (_, i) => seatTwo(cluster.addresses, i, values.game));
  say({ nodes, tables: count, game: values.game, rate, seatedIn: Math.round(performance.now() - began) / 1000 });
  const before = await costsOf(cluster);
  const load = new Load(tables, rate, Math.random);
  await pass();
  const steady = load.take();
  say({ steady });
  const perMove = costsPerMove(before, await costsOf(cluster), steady.moves);
  say({ perMove, megabytesPerNode: await megabytesOf(cluster) });
  if (!values['no-chaos']) await chaos(load);
  await load.stop();
  const store = await postgresStore(cluster.postgres.url);
  const compared = await compare(tables, (table) => store.tables.entriesAfter(table));
  await store.close();
  say({ compared });
  for (const players of tables) for (const player of players) player.close();
  const { lost, twice, forked, broken } = compared;
  process.exitCode = lost + twice + forked + broken === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}

async function chaos(load: Load): Promise<void> {
  load.take();
  cluster.killNode(nodes - 1);
  say({ accident: 'a node killed', secondsUntilBack: await load.secondsUntilBack() });
  await cluster.startNode(nodes - 1);
  await pass();
  say({ during: load.take() });
  for (const [name, service] of [
    ['NATS', cluster.nats],
    ['PostgreSQL', cluster.postgres],
  ] as const) {
    await service.stop();
    await delay(away);
    await service.startAgain();
    say({ accident: `${name} restarted`, secondsUntilBack: await load.secondsUntilBack() });
    await pass();
    say({ during: load.take() });
  }
}
