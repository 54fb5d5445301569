import { itemAt } from '@grove/kernel';
import type { Estimate } from '@grove/bots';
import { readNamedBot } from '../thinking.ts';
import { AXIS, colourOf, figure, label, WIDTH } from './charts.ts';
import type { SimResult } from './result.ts';

const HEIGHT = 200;
const LEFT = 60;

/** What the first entrant reached with one thinking time. */
interface Point {
  readonly label: string;
  readonly amount: number;
  readonly reached: Estimate;
}

/** Strength against thinking time, on a scale on which every doubling is as wide: alone the mean total, else wins. */
export function strengthCurve(results: readonly SimResult[]): string {
  const isSolo = itemAt(results, 0).tournament.bots.length === 1;
  const points = results.map(({ tournament, summary }) => {
    const first = itemAt(summary.entrants, 0);
    return { ...amountOf(itemAt(tournament.bots, 0)), reached: isSolo ? first.mean : first.wins };
  });
  return draw(points, isSolo ? 'mean total' : 'share of wins', isSolo ? 1 : 3);
}

function amountOf(text: string): { label: string; amount: number } {
  const { allowance } = readNamedBot(text);
  const label = text.slice(text.indexOf('@') + 1);
  if (allowance === undefined) return { label, amount: 1 };
  return { label, amount: 'playouts' in allowance ? allowance.playouts : allowance.milliseconds };
}

function draw(points: readonly Point[], what: string, digits: number): string {
  const low = Math.min(...points.map(({ reached }) => Math.max(reached.low, reached.value * 0.5)));
  const high = Math.max(...points.map(({ reached }) => Math.min(reached.high, reached.value * 1.5)));
  const first = Math.log(itemAt(points, 0).amount);
  const span = Math.log(itemAt(points, points.length - 1).amount) - first || 1;
  const x = ({ amount }: Point) => LEFT + ((Math.log(amount) - first) / span) * (WIDTH - 2 * LEFT);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low || 1)) * (HEIGHT - 20);
  const line = points.map((point) => `${x(point).toFixed(1)},${y(point.reached.value).toFixed(1)}`).join(' ');
  const marks = points.map((point) => {
    const { value } = point.reached;
    const at = x(point).toFixed(1);
    const range = `<line class="range" x1="${at}" x2="${at}" y1="${y(Math.max(low, point.reached.low)).toFixed(1)}" y2="${y(Math.min(high, point.reached.high)).toFixed(1)}"/>`;
    const words = label(x(point), y(value) - 10, value.toFixed(digits)) + label(x(point), HEIGHT + 28, point.label);
    return `${range}<circle cx="${at}" cy="${y(value).toFixed(1)}" r="4"/>${words}`;
  });
  return figure(
    `Strength against thinking time: ${what}`,
    HEIGHT + AXIS,
    `<g class="${colourOf(0)}"><polyline class="curve" points="${line}"/>${marks.join('')}</g>`,
  );
}
