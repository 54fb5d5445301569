import { Figure } from './figure.tsx';
import { scale } from './scale.ts';
import type { Size } from './use-size.ts';

interface Bar {
  readonly name: string;
  /** Where the name does not fit. */
  readonly short?: string;
  readonly count: number;
}

interface BarsProps {
  readonly title: string;
  readonly columns: readonly [string, string];
  readonly bars: readonly Bar[];
}

const BOTTOM = 24;
const TOP = 20;

/** Standing bars with their counts above and their names below. */
export function StandingBars({ title, columns, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Figure
      title={title}
      columns={columns}
      rows={bars.map(({ name, count }) => [name, count])}
      draw={({ width, height }) => {
        const step = width / bars.length;
        const y = scale([0, most], [height - BOTTOM, TOP]);
        return bars.map(({ name, short, count }, i) => (
          <g key={name} transform={`translate(${i * step} 0)`}>
            <rect x={step * 0.1} width={step * 0.8} y={y(count)} height={y(0) - y(count)} rx={3} className="bar" />
            {count > 0 && (
              <text x={step / 2} y={y(count) - 6} className="axis middle">
                {count}
              </text>
            )}
            <text x={step / 2} y={height - 6} className="axis middle">
              {short ?? name}
            </text>
          </g>
        ));
      }}
    />
  );
}

const NAMES = 130;

/** Lying bars, for names that need room. */
export function LyingBars({ title, columns, bars }: BarsProps) {
  return (
    <Figure
      title={title}
      columns={columns}
      rows={bars.map(({ name, count }) => [name, count])}
      draw={(size) => bars.map((bar, i) => <LyingBar key={bar.name} bar={bar} i={i} bars={bars} size={size} />)}
    />
  );
}

interface LyingBarProps {
  readonly bar: Bar;
  readonly i: number;
  readonly bars: readonly Bar[];
  readonly size: Size;
}

function LyingBar({ bar: { name, count }, i, bars, size: { width, height } }: LyingBarProps) {
  const step = Math.min(48, height / bars.length);
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const length = scale([0, most], [0, width - NAMES - 40])(count);
  return (
    <g transform={`translate(0 ${i * step})`}>
      <text x={NAMES - 10} y={step / 2 + 4} className="axis end">
        {name}
      </text>
      <rect x={NAMES} y={step * 0.15} width={length} height={step * 0.7} rx={3} className="bar" />
      <text x={NAMES + length + 8} y={step / 2 + 4} className="axis">
        {count}
      </text>
    </g>
  );
}
