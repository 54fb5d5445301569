import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import type { Game, GameTypes } from '../index.ts';
import { checks, parts } from './checks/index.ts';
import { type Check, contextFor, type ContextChoices } from './context.ts';

/** Generous, since many test files share few cores; the suite of most games takes a few seconds. */
const TIMEOUT = 300_000;

export interface SuiteChoices extends Partial<Omit<ContextChoices, 'module'>> {
  /** `import.meta.url` of the test file; other addresses are relative to it. */
  readonly here: string;
  /** The module that exports the game. */
  readonly module: string;
  /** Only one half of the checks; the other half is then in another file, so that both run at the same time. */
  readonly part?: keyof typeof parts;
}

/**
 * Registers the tests that every game passes. A game's whole contract test is:
 *
 *     contractSuite(game, { here: import.meta.url, module: '../rules/index.ts' });
 */
export function contractSuite<T extends GameTypes>(game: Game<T>, choices: SuiteChoices): void {
  const golden = fileURLToPath(new URL(choices.golden ?? 'golden', choices.here));
  const context = contextFor(game, { ...choices, golden, module: new URL(choices.module, choices.here).href });
  describe(`${game.id} keeps the contract`, () => {
    const chosen = choices.part === undefined ? checks : parts[choices.part];
    for (const [name, check] of Object.entries<Check>(chosen))
      test(name, { timeout: TIMEOUT }, () => check(game, context));
  });
}
