import type { Decision } from '@grove/bots';
import { HEIGHT, pathOf, scaleFor, WIDTH } from './curve.ts';
import { kindOf, mistakesIn, suspectsIn } from './mistakes.ts';

interface ChartProps {
  readonly decisions: readonly Decision<unknown>[];
  /** The step that the board shows, and the last of the game. */
  readonly step: number;
  readonly last: number;
  /** Whether the curve tells of a lead over others, not of a total. */
  readonly isCompared: boolean;
}

/** What the seat could expect over the steps of the game, under the scrubber that chooses one. A picture: the list says it in words. */
export function Chart({ decisions, step, last, isCompared }: ChartProps) {
  const known = decisions.toSorted((a, b) => a.at - b.at);
  const scale = scaleFor(known, last, isCompared);
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {isCompared && known.length > 0 && <path className="curve-zero" d={`M0 ${scale.y(0)}H${WIDTH}`} />}
      {known.length > 0 && <path className="curve-mine" d={pathOf(known, scale)} />}
      {[...suspectsIn(known), ...mistakesIn(known)].map((decision) => (
        <path
          key={decision.at}
          className="curve-mistake"
          data-kind={kindOf(decision)}
          d={`M${scale.x(decision.at)} ${scale.y(decision.expected)}v0.01`}
        />
      ))}
      <path className="curve-now" d={`M${scale.x(step)} 0V${HEIGHT}`} />
    </svg>
  );
}
