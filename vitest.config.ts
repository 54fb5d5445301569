import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'e2e/**', '.build/**'];
// Generous: the machine may be busy, and no test asserts time.
const testTimeout = 60_000;
/** What there is only with PostgreSQL and NATS. */
const manyOnly = ['server/bus/test/**/*.test.ts', 'server/store/postgres/test/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'one node', testTimeout, include: ['**/test/**/*.test.ts'], exclude: [...exclude, ...manyOnly] },
      },
      {
        // The whole suite of the server again, on PostgreSQL and NATS.
        test: {
          name: 'many nodes',
          testTimeout,
          include: ['server/test/**/*.test.ts', ...manyOnly],
          exclude,
          globalSetup: ['server/test/services.ts'],
        },
      },
    ],
  },
});
