import type { TestProject } from 'vitest/node';
import { NatsServer } from '../../scripts/services/nats.ts';
import { PostgresServer } from '../../scripts/services/postgres.ts';

/** One PostgreSQL and one NATS for all tests of many nodes. Where they cannot be had the tests fail. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, nats] = await Promise.all([PostgresServer.start({ fsync: 'off' }), NatsServer.start()]);
  project.provide('services', { postgres: postgres.url, nats: nats.url });
  return async () => {
    await nats.stop();
    await postgres.remove();
  };
}
