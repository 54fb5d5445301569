import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import PlaywrightReporter from '../reporters/playwright.mjs';
import VitestReporter from '../reporters/vitest.mjs';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'grove-counts-')), 'deep', 'counts.json');
  vi.stubEnv('GROVE_COUNTS', file);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const left = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** A test file as vitest describes it: the states of its tests, and errors of its own. */
const module = (states: readonly string[], errors: readonly string[] = []) =>
  ({
    state: () => (errors.length > 0 || states.includes('failed') ? 'failed' : 'passed'),
    errors: () => errors,
    children: {
      allTests: () =>
        states.map((state) => ({
          fullName: `a ${state} test`,
          result: () => ({ state, errors: [{ message: 'it\n  is' }] }),
        })),
    },
  }) as unknown as TestModule;

test('a file that does not load and a stray error count as failed tests; skipped ones do not count', () => {
  new VitestReporter().onTestRunEnd(
    [module(['passed', 'failed', 'passed', 'skipped']), module([], ['no such file'])],
    ['stray'],
  );
  expect(left()).toEqual({ passed: 2, failed: 3, failures: ['a failed test: it is'] });
});

test('browser tests that end otherwise than expected have failed', () => {
  const reporter = new PlaywrightReporter();
  const tests = ['expected', 'unexpected', 'expected', 'skipped'].map((outcome) => ({
    title: 'a page',
    outcome: () => outcome,
    results: [{ errors: [{ message: '\u001B[31mgone\u001B[39m' }] }],
  }));
  const suite = { allTests: () => tests } as unknown as Parameters<PlaywrightReporter['onBegin']>[1];
  reporter.onBegin({} as Parameters<PlaywrightReporter['onBegin']>[0], suite);
  reporter.onEnd();
  expect(left()).toEqual({ passed: 2, failed: 1, failures: ['a page: gone'] });
});
