import { failureLine, leaveCounts } from './counts.mjs';

/** Counts the browser tests; a test that ends otherwise than it should has failed. */
export default class CountingReporter {
  /** @param {import('@playwright/test').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() === 'unexpected');
    leaveCounts({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failed: failed.length,
      failures: failed.map((test) =>
        failureLine(
          test.title,
          test.results.flatMap(({ errors }) => errors),
        ),
      ),
    });
  }

  printsToStdio() {
    return false;
  }
}
