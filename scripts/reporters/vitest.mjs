import { failureLine, leaveCounts } from './counts.mjs';

/** Counts vitest's tests; a file that does not load and an error outside of any test count as failed ones. */
export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const unloaded = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
    leaveCounts({
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length + unloaded.length + strayErrors.length,
      failures: tests.flatMap((test) => {
        const { state, errors } = test.result();
        return state === 'failed' ? [failureLine(test.fullName, errors)] : [];
      }),
    });
  }
}
