import type { Metrics } from './metrics.ts';
import { StoreUnavailable } from '../store/store.ts';

/** Everything unexpected is counted and logged; a store that is away is counted, and logged once until it is back. */
export function reporter(metrics: Metrics, log: (error: unknown) => void): (error: unknown) => undefined {
  let isAway = false;
  return (error) => {
    if (error instanceof StoreUnavailable) {
      metrics.storeAway.inc();
      if (!isAway) log(error);
      isAway = true;
      return;
    }
    isAway = false;
    metrics.errors.inc();
    log(error);
  };
}
