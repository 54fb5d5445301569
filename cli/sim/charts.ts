import type { EntrantSummary } from '@grove/bots';

export const WIDTH = 640;
const HEIGHT = 120;
const MOST_BARS = 40;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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
  for (const total of totals) counts[Math.floor((total - from) / size)]++;
  return counts;
}

/** One histogram of totals per entrant, on one scale. */
export function histograms(entrants: readonly EntrantSummary[]): string {
  const bins = binsFor(entrants.flatMap(({ totals }) => totals));
  const counts = entrants.map(({ totals }) => countIn(bins, totals));
  const highest = Math.max(...counts.flat());
  return entrants.map((entrant, i) => histogram(entrant, bins, counts[i], highest)).join('\n');
}

function histogram({ name, mean }: EntrantSummary, bins: Bins, counts: readonly number[], highest: number): string {
  const width = WIDTH / bins.count;
  const bars = counts.map((count, i) => {
    const height = (count / highest) * HEIGHT;
    const [low, high] = [bins.from + i * bins.size, bins.from + (i + 1) * bins.size - 1];
    const label = low === high ? `${low}` : `${low} to ${high}`;
    return `<rect class="bar" x="${round(i * width + 0.5)}" y="${round(HEIGHT - height)}" width="${round(width - 1)}" height="${round(height)}"><title>${label}: ${count}</title></rect>`;
  });
  const at = round(((mean.value - bins.from + 0.5) / bins.size) * width);
  const last = bins.from + bins.count * bins.size - 1;
  return figure(
    `${name}: totals, mean ${mean.value.toFixed(1)}`,
    HEIGHT + 24,
    `${bars.join('')}<line class="mean" x1="${at}" x2="${at}" y1="0" y2="${HEIGHT}"/>
<text x="0" y="${HEIGHT + 18}">${bins.from}</text><text x="${WIDTH}" y="${HEIGHT + 18}" text-anchor="end">${last}</text>`,
  );
}

/** What the totals are made of on average: a row of bars per part, one bar per entrant. */
export function partBars(entrants: readonly EntrantSummary[]): string {
  const parts = Object.keys(entrants[0].parts);
  const highest = Math.max(1, ...entrants.flatMap((entrant) => Object.values(entrant.parts)));
  const rows = entrants.flatMap(({ name, parts: means }) =>
    parts.map((part) => ({ part, name, value: means[part] ?? 0 })),
  );
  const ordered = parts.flatMap((part) => rows.filter((row) => row.part === part));
  const bars = ordered.map(({ part, name, value }, i) => {
    const length = (Math.max(0, value) / highest) * 300;
    const y = i * 24;
    return `<text x="0" y="${y + 15}">${escapeHtml(`${part}, ${name}`)}</text><rect class="bar" x="230" y="${y + 3}" width="${round(length)}" height="16"/><text x="${round(236 + length)}" y="${y + 15}">${value.toFixed(1)}</text>`;
  });
  return figure('What the totals are made of, on average', ordered.length * 24, bars.join(''));
}

export const figure = (caption: string, height: number, content: string): string =>
  `<figure><figcaption>${escapeHtml(caption)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(caption)}">${content}</svg></figure>`;

const round = (value: number): string => value.toFixed(1);
