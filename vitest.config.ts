import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'e2e/**', '.build/**'];
// Generous: the machine may be busy, and no test asserts time.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'one node',
          testTimeout,
          include: ['**/test/**/*.test.ts'],
          exclude: [...exclude, 'server/store/postgres/**', 'server/nodes/**'],
        },
      },
      {
        // The whole suite of the server again, on PostgreSQL and NATS, and what is about many nodes only.
        test: {
          name: 'many nodes',
          testTimeout,
          include: [
            'server/test/**/*.test.ts',
            'server/store/postgres/test/**/*.test.ts',
            'server/nodes/test/**/*.test.ts',
          ],
          exclude,
          globalSetup: ['server/test/services.ts'],
        },
      },
    ],
  },
});
