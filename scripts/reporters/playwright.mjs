import { leaveCounts } from './counts.mjs';

/** Counts the browser tests; a test that ends otherwise than it should has failed. */
export default class CountingReporter {
  /** @param {import('@playwright/test').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    leaveCounts({ passed, failed: outcomes.filter((outcome) => outcome === 'unexpected').length });
  }

  printsToStdio() {
    return false;
  }
}
