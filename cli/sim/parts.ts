import { itemAt } from '@grove/kernel';
import type { EntrantSummary } from '@grove/bots';
import { AXIS, colourOf, escapeHtml, figure, label, legend, round, table, WIDTH } from './charts.ts';

/** What the totals are made of on average: lines for what a game counts season by season, bars for the rest. */
export function partCharts(entrants: readonly EntrantSummary[]): string {
  const names = Object.keys(itemAt(entrants, 0).parts);
  const series = seriesIn(names);
  const inSeries = new Set([...series].flatMap(([name, count]) => placesOf(name, count)));
  const single = names.filter((name) => !inSeries.has(name));
  return [
    legend(entrants.map(({ name }) => name)),
    ...[...series].map(([name, count]) => lines(entrants, name, count)),
    bars(entrants, single),
  ].join('\n');
}

const placesOf = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);

/** From so many places on, a part is drawn as a line. */
const FEWEST = 3;

/** The parts that are counted several times, `light 1` to `light 4`, each with how often. */
function seriesIn(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) {
    const [, stem, place] = /^(.*) (\d+)$/.exec(name) ?? [];
    if (stem !== undefined) found.set(stem, Math.max(found.get(stem) ?? 0, Number(place)));
  }
  return new Map([...found].filter(([, count]) => count >= FEWEST));
}

const HEIGHT = 150;
const SIDE = 30;
const TOP = 10;

function lines(entrants: readonly EntrantSummary[], part: string, count: number): string {
  const places = placesOf(part, count);
  const rows = entrants.map(({ parts }) => places.map((place) => parts[place] ?? 0));
  const highest = Math.max(1, ...rows.flat());
  const x = (i: number) => SIDE + (i / (count - 1)) * (WIDTH - 2 * SIDE);
  const y = (value: number) => HEIGHT - (Math.max(0, value) / highest) * (HEIGHT - TOP);
  const drawn = rows.map((values, entrant) => {
    const points = values.map((value, i) => `${round(x(i))},${round(y(value))}`);
    const dots = values.map(
      (value, i) =>
        `<circle cx="${round(x(i))}" cy="${round(y(value))}" r="4"><title>${escapeHtml(`${itemAt(entrants, entrant).name}, ${places[i]}: ${value.toFixed(1)}`)}</title></circle>`,
    );
    return `<g class="${colourOf(entrant)}"><polyline class="curve" points="${points.join(' ')}"/>${dots.join('')}</g>`;
  });
  const marks = places.map((_, i) => label(x(i), HEIGHT + 28, String(i + 1)));
  const axis = `<line class="axis" x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/>`;
  return (
    figure(`${part}, 1 to ${count}`, HEIGHT + AXIS, axis + drawn.join('') + marks.join('')) +
    numbers(entrants, part, rows)
  );
}

const numbers = (entrants: readonly EntrantSummary[], part: string, rows: readonly (readonly number[])[]): string =>
  table(
    [
      [part, ...itemAt(rows, 0).map((_, i) => String(i + 1))],
      ...entrants.map(({ name }, i) => [name, ...itemAt(rows, i).map((value) => value.toFixed(1))]),
    ],
    part,
  );

function bars(entrants: readonly EntrantSummary[], parts: readonly string[]): string {
  const highest = Math.max(1, ...entrants.flatMap((entrant) => parts.map((part) => entrant.parts[part] ?? 0)));
  const rows = parts.map((part) => {
    const own = entrants.map(({ name, parts: means }, i) => bar(name, means[part] ?? 0, highest, colourOf(i)));
    return `<dt>${escapeHtml(part)}</dt><dd>${own.join('')}</dd>`;
  });
  return `<dl class="parts">${rows.join('\n')}</dl>`;
}

function bar(name: string, value: number, highest: number, colour: string): string {
  const width = ((Math.max(0, value) / highest) * 85).toFixed(1);
  return `<div title="${escapeHtml(name)}"><i class="${colour}" style="width: ${width}%"></i> ${value.toFixed(1)}</div>`;
}
