import type { DailyStanding } from '@grove/protocol';
import { distributionOf } from '../me/statistics.ts';
import { useDailyWords } from './words/index.ts';

/** Below this the table says it all. */
const ENOUGH = 4;

interface SpreadProps {
  readonly standings: readonly DailyStanding[];
  /** My own score, which is marked. */
  readonly mine: number | undefined;
}

/** How often which scores were reached that day; the step of my own is the dark one. */
export function Spread({ standings, mine }: SpreadProps) {
  const daily = useDailyWords();
  if (standings.length < ENOUGH) return null;
  const bins = distributionOf(standings.map(({ total }) => total));
  const most = Math.max(...bins.map(({ count }) => count));
  return (
    <div className="daily-spread" role="img" aria-label={daily.spread(standings.length)}>
      {bins.map(({ from, to, count }) => (
        <span key={from} data-mine={(mine !== undefined && mine >= from && mine <= to) || undefined}>
          <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 40V${40 - (38 * count) / most}h10V40Z`} />
          </svg>
          {from}
        </span>
      ))}
    </div>
  );
}
