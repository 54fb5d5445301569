import type { Decision } from '@grove/bots';
import { itemAt, type Seat } from '@grove/kernel';
import { useReplayWords } from '../replay/words/index.ts';
import { HEIGHT, pathOf, scaleFor, WIDTH } from './curve.ts';

interface ChartProps {
  readonly decisions: readonly Decision<unknown>[];
  /** How many decisions the whole game has. */
  readonly count: number;
  readonly seats: number;
  /** The seat whose curve is the heavy one. */
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly turning: ReadonlySet<Decision<unknown>>;
}

/** Those who are not looked at are told apart by their dashes. */
const DASHES = ['7 4', '2 4', '11 4 2 4', '4 3', '1 3', '9 3 1 3'];

/** What the seats could expect after every decision. The same stands in a table beside it, so it is a picture. */
export function Chart({ decisions, count, seats, seat, nameOf, turning }: ChartProps) {
  const replay = useReplayWords();
  const scale = scaleFor(decisions, count);
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  const meaning = seats === 1 ? replay.expectedTotal : replay.expectedLead;
  return (
    <figure className="curve">
      <figcaption>{meaning}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={replay.curveOf(meaning, nameOf(seat))}>
        {scale.ticks.map((value) => (
          <g key={value} className={value === 0 ? 'curve-zero' : 'curve-tick'}>
            <path d={`M${scale.x(0)} ${scale.y(value)}H${WIDTH}`} />
            <text x={scale.x(0) - 6} y={scale.y(value)} dy="0.35em">
              {value}
            </text>
          </g>
        ))}
        {others.map((other) => (
          <path
            key={other}
            className="curve-other"
            strokeDasharray={DASHES[other]}
            d={pathOf(decisions, other, scale)}
          />
        ))}
        <path className="curve-mine" d={pathOf(decisions, seat, scale)} />
        {decisions.map((decision, i) =>
          turning.has(decision) ? (
            <circle
              key={decision.at}
              className="curve-turn"
              cx={scale.x(i)}
              cy={scale.y(itemAt(decision.values, seat))}
              r="5"
            />
          ) : null,
        )}
      </svg>
      {seats > 1 && (
        <ul className="curve-key" aria-hidden="true">
          {[seat, ...others].map((one) => (
            <li key={one}>
              <svg viewBox="0 0 36 10">
                <path
                  className={one === seat ? 'curve-mine' : 'curve-other'}
                  strokeDasharray={one === seat ? undefined : DASHES[one]}
                  d="M1 5H35"
                />
              </svg>
              {nameOf(one)}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
