import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pseudoLanguage } from './scripts/lib/pseudo-language.mjs';

// Generous: the machine may be busy, and no test asserts time.
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };
const page = ['web/test/**/*.test.ts'];
/** What is sent to a seat is made above store and bus: whole games of it are played on one node only. */
const aboveStores = ['server/test/wire.test.ts', 'server/test/wire-twins.test.ts'];
/** As in production, by Node itself: Vite would look every import up whenever it is used, and a search takes four times as long. */
const asInProduction = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Drawn without a browser. */
const drawn = { environment: 'happy-dom', setupFiles: ['game-kit/board/test/patience.ts'] };
/** What is drawn in a language for tests, longer and accented, in place of English. */
const stretched = ['web/test/pseudo/*.test.tsx'];
/** What there is only with PostgreSQL and NATS. */
const manyOnly = ['server/bus/test/**/*.test.ts', 'server/store/postgres/test/**/*.test.ts'];

/**
 * What takes two seconds and more by itself. It comes first, so that no core waits for it in the end (a fresh checkout
 * does not know how long files take), and `npm run test:quick` leaves it out.
 */
const SLOW = [
  'games/earth/test/contract.test.ts',
  'games/earth/test/contract-states.test.ts',
  'server/test/wire-twins.test.ts',
  'games/earth/test/level-order.test.ts',
  'bench/test/nodes.test.ts',
  'games/evergreen-planet/test/level-order.test.ts',
  'games/evergreen-planet/test/styles.test.ts',
  'server/test/bots.test.ts',
  'games/earth/test/board-acts.test.tsx',
  'games/earth/test/board-scores.test.tsx',
  'games/earth/test/board-follow.test.tsx',
  'server/test/kill.test.ts',
  'server/test/takeover.test.ts',
  'games/earth/test/board-questions.test.tsx',
  'games/earth/test/exhaustive.test.ts',
  'games/earth/test/clicks.test.ts',
  'games/earth/test/guide.test.ts',
  'games/test/modules.test.ts',
  'bench/test/load.test.ts',
  'server/test/rules-change.test.ts',
  'games/test/bots.test.ts',
  'games/evergreen-planet/test/contract.test.ts',
  'bench/test/report.test.ts',
  'cli/test/bench.test.ts',
  'bench/test/wrap.test.ts',
];
const isQuick = process.env.GROVE_TESTS === 'quick';
const exclude = ['**/node_modules/**', 'e2e/**', '.build/**', ...(isQuick ? SLOW : [])];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    // By itself it leaves one core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // Nothing here keeps anything in its modules, so that files can share them: half of the time is saved.
        test: {
          name: 'one node',
          isolate: false,
          ...asInProduction,
          ...patience,
          include: ['**/test/**/*.test.ts'],
          exclude: [...exclude, ...manyOnly, ...page],
        },
      },
      {
        // What the page is made of, without drawing it; its modules keep settings, a session, the open note.
        test: { name: 'page', ...patience, include: page, exclude },
      },
      {
        // Boards and pages, drawn without a browser.
        test: {
          name: 'components',
          ...patience,
          ...drawn,
          include: ['**/test/**/*.test.tsx'],
          exclude: [...exclude, ...stretched],
        },
      },
      {
        plugins: [pseudoLanguage()],
        test: { name: 'pseudo', ...patience, ...drawn, include: stretched, exclude },
      },
      {
        // The whole suite of the server again, on PostgreSQL and NATS.
        test: {
          name: 'many nodes',
          isolate: false,
          ...asInProduction,
          ...patience,
          include: ['server/test/**/*.test.ts', ...manyOnly],
          exclude: [...exclude, ...aboveStores],
          globalSetup: ['server/test/services.ts'],
        },
      },
    ],
  },
});
