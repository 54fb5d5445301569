import type { Metrics } from './metrics.ts';
import { PageError } from './page-error.ts';
import { StoreUnavailable } from '../store/store.ts';

/** Counts and logs everything unexpected. An unavailable store is logged once until it is back, or it would fill the log. */
export function reporter(metrics: Metrics, log: (error: unknown) => void): (error: unknown) => undefined {
  let isAway = false;
  return (error) => {
    if (error instanceof StoreUnavailable) {
      metrics.storeAway.inc();
      if (!isAway) log(error);
      isAway = true;
      return;
    }
    if (error instanceof PageError) metrics.pageErrors.inc();
    else {
      isAway = false;
      metrics.errors.inc();
    }
    log(error);
  };
}
