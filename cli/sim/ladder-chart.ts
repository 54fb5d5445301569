import { colourOf, figure, label, round, WIDTH } from './charts.ts';
import { type Ladder, LOWEST_RATING, type Rung, WEAKEST } from './ladder.ts';

const ROW = 40;
/** Room for the names of bots, and on the right for ratings. */
const LEFT = 190;
const RIGHT = 60;

interface Row {
  readonly name: string;
  readonly rating: number;
  /** Where the rating may lie, by the interval of its wins; none for the level that ratings are counted from. */
  readonly range?: readonly [low: number, high: number];
}

/** All bots by rating, the strongest at the top. */
export function ladderChart({ rungs, thinking }: Ladder): string {
  const rows = [{ name: WEAKEST, rating: LOWEST_RATING }, ...[...rungs, ...thinking].map(rowOf)];
  rows.sort((a, b) => b.rating - a.rating);
  const all = rows.flatMap(({ rating, range = [] }) => [rating, ...range]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (rating: number) => LEFT + ((rating - low) / (high - low || 1)) * (WIDTH - LEFT - RIGHT);
  const drawn = rows.map(({ name, rating, range = [rating, rating] }, i) => {
    const y = round(i * ROW + ROW / 2);
    const line = `<line class="range" x1="${round(x(range[0]))}" x2="${round(x(range[1]))}" y1="${y}" y2="${y}"/>`;
    const dot = `<circle cx="${round(x(rating))}" cy="${y}" r="5"/>`;
    const words = label(0, Number(y) + 5, name, 'start') + label(WIDTH, Number(y) + 5, String(rating), 'end');
    return line + dot + words;
  });
  return figure('Ratings', rows.length * ROW, `<g class="${colourOf(0)}">${drawn.join('')}</g>`);
}

/** So many points more or less on the Elo scale for a share of wins; shares near none and all have no end. */
const pointsFor = (share: number): number => {
  const bounded = Math.min(MOST_SHARE, Math.max(1 - MOST_SHARE, share));
  return 400 * Math.log10(bounded / (1 - bounded));
};

const MOST_SHARE = 0.998;

function rowOf({ bot, rating, wins }: Rung): Row {
  const from = rating - pointsFor(wins.value);
  return { name: bot, rating, range: [from + pointsFor(wins.low), from + pointsFor(wins.high)] };
}
