import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CheckName, checks, contextFor } from '../../contract/index.ts';
import { acorns } from '../../contract/sample/index.ts';
import { mutants } from './mutants/index.ts';

const context = contextFor(acorns, {
  games: 2,
  runs: 40,
  golden: fileURLToPath(new URL('../../contract/sample/golden', import.meta.url)),
  module: import.meta.resolve('../../contract/sample/index.ts'),
});

/** Another process imports the game from its module, and there it is not broken. */
const inThisProcess = Object.keys(checks).filter((name) => !name.includes('another process')) as CheckName[];

describe('the suite notices when the sample game is broken', () => {
  test.each(mutants)('$fault: $noticedBy', ({ game, noticedBy, complaint }) => {
    expect(() => checks[noticedBy](game, context)).toThrow(complaint);
  });

  test('every check notices at least one of them', () => {
    expect(new Set(mutants.map(({ noticedBy }) => noticedBy))).toEqual(new Set(inThisProcess));
  });
});

test.each(['copies do not share', 'views tell no secrets'] as const)(
  'a game without end does not hang the check: %s',
  (name) => {
    const endless = mutants.find(({ fault }) => fault === 'the game never ends')?.game ?? acorns;
    const randomGames = context.randomGames.slice(0, 1);
    expect(() => checks[name](endless, { ...context, randomGames })).toThrow('the game did not end within');
  },
);

test.each(inThisProcess)('the sample game itself passes: %s', (name) => {
  expect(() => checks[name](acorns, context)).not.toThrow();
});
