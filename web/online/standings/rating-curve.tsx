import { itemAt } from '@grove/kernel';
import { useId } from 'react';
import type { PlayedGame } from '@grove/protocol';
import { curveOf, HEIGHT, WIDTH } from './curve-shape.ts';
import { useStandingWords } from './words/index.ts';

interface RatingCurveProps {
  readonly title: string;
  /** Of one game, the newest first. */
  readonly games: readonly PlayedGame[];
}

/** How a rating went, from game to game. */
export function RatingCurve({ title, games }: RatingCurveProps) {
  const standing = useStandingWords();
  const id = useId();
  const changes = games.flatMap(({ change }) => change ?? []).toReversed();
  const [first] = changes;
  if (first === undefined) return null;
  const values = [first.before.rating, ...changes.map(({ after }) => after.rating)];
  const { points, levels } = curveOf(values);
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = itemAt(points, points.length - 1);
  const text = standing.curve(changes.length, String(itemAt(values, 0)), String(itemAt(values, values.length - 1)));
  return (
    <section className="panel ranks-panel" aria-labelledby={id}>
      <h2 id={id}>{standing.overTime(title)}</h2>
      <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
        {levels.map(({ y, value }) => (
          <g key={value}>
            <path className="level" d={`M32 ${y}H${WIDTH}`} />
            <text x="26" y={y} textAnchor="end" dominantBaseline="middle">
              {value}
            </text>
          </g>
        ))}
        <polyline points={line} />
        <circle cx={last.x} cy={last.y} r="5" />
      </svg>
      <p className="second">{text}</p>
    </section>
  );
}
