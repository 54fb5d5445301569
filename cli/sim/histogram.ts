import { itemAt } from '@grove/kernel';
import type { EntrantSummary } from '@grove/bots';
import { AXIS, colourOf, figure, label, round, WIDTH } from './charts.ts';

const HEIGHT = 120;
const MOST_BARS = 40;
const MOST_MARKS = 6;

/** How the totals are cut into bars: the same for all entrants, so that their charts can be compared. */
interface Bins {
  readonly from: number;
  readonly size: number;
  readonly count: number;
}

export function binsFor(totals: readonly number[]): Bins {
  const from = Math.floor(Math.min(...totals));
  const span = Math.floor(Math.max(...totals)) - from + 1;
  const size = Math.ceil(span / MOST_BARS);
  return { from, size, count: Math.ceil(span / size) };
}

export function countIn({ from, size, count }: Bins, totals: readonly number[]): number[] {
  const counts = Array.from({ length: count }, () => 0);
  for (const total of totals) {
    const bin = Math.floor((total - from) / size);
    counts[bin] = itemAt(counts, bin) + 1;
  }
  return counts;
}

/** One histogram of totals per entrant, on one scale. */
export function histograms(entrants: readonly EntrantSummary[]): string {
  const bins = binsFor(entrants.flatMap(({ totals }) => totals));
  const counts = entrants.map(({ totals }) => countIn(bins, totals));
  const highest = Math.max(...counts.flat());
  return entrants.map((_, entrant) => histogram(entrants, entrant, bins, itemAt(counts, entrant), highest)).join('\n');
}

function histogram(
  entrants: readonly EntrantSummary[],
  entrant: number,
  bins: Bins,
  counts: readonly number[],
  highest: number,
): string {
  const { name, mean, median } = itemAt(entrants, entrant);
  const width = WIDTH / bins.count;
  const bars = counts.map((count, i) => {
    const height = (count / highest) * HEIGHT;
    return `<rect x="${round(i * width + 0.5)}" y="${round(HEIGHT - height)}" width="${round(width - 1)}" height="${round(height)}"><title>${rangeOf(bins, i)}: ${count}</title></rect>`;
  });
  const at = round(placeOf(bins, mean.value));
  return figure(
    `${name}: mean ${mean.value.toFixed(1)}, median ${median}, from ${Math.min(...itemAt(entrants, entrant).totals)} to ${Math.max(...itemAt(entrants, entrant).totals)}`,
    HEIGHT + AXIS,
    `<g class="${colourOf(entrant)}">${bars.join('')}</g><line class="mean" x1="${at}" x2="${at}" y1="0" y2="${HEIGHT}"/>
<line class="axis" x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/>${marksOf(bins)
      .map((total) => mark(bins, total))
      .join('')}`,
  );
}

function rangeOf({ from, size }: Bins, bar: number): string {
  const low = from + bar * size;
  return size === 1 ? `${low}` : `${low} to ${low + size - 1}`;
}

/** Where a total lies, in the middle of its point. */
const placeOf = ({ from, size, count }: Bins, total: number): number => ((total - from + 0.5) / size) * (WIDTH / count);

/** Round numbers to write under the bars. */
function marksOf({ from, size, count }: Bins): number[] {
  const last = from + size * count - 1;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (last - from) / one < MOST_MARKS) ?? 1000;
  const marks: number[] = [];
  for (let total = Math.ceil(from / step) * step; total <= last; total += step) marks.push(total);
  return marks;
}

function mark(bins: Bins, total: number): string {
  const x = placeOf(bins, total);
  const anchor = x < 30 ? 'start' : x > WIDTH - 30 ? 'end' : 'middle';
  return `<line class="axis" x1="${round(x)}" x2="${round(x)}" y1="${HEIGHT}" y2="${HEIGHT + 5}"/>${label(x, HEIGHT + 28, String(total), anchor)}`;
}
