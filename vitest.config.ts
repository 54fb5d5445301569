import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', 'e2e/**', '.build/**'];
// Generous: the machine may be busy, and no test asserts time.
const testTimeout = 60_000;
/** What there is only with PostgreSQL and NATS. */
const manyOnly = ['server/bus/test/**/*.test.ts', 'server/store/postgres/test/**/*.test.ts'];

/** The slowest first, so that no core waits for them in the end: a fresh checkout does not know how long files take. */
const SLOWEST = [
  'games/earth/test/contract.test.ts',
  'games/earth/test/contract-states.test.ts',
  'server/test/wire-twins.test.ts',
  'bench/test/nodes.test.ts',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOWEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: { name: 'one node', testTimeout, include: ['**/test/**/*.test.ts'], exclude: [...exclude, ...manyOnly] },
      },
      {
        // Boards and pages, drawn without a browser.
        test: {
          name: 'components',
          testTimeout,
          environment: 'happy-dom',
          include: ['**/test/**/*.test.tsx'],
          exclude,
        },
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
