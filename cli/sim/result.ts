import type { EntrantSummary, Estimate, Summary } from '@grove/bots';
import { seatNumber } from '@grove/kernel';
import type { Io } from '../io.ts';
import { formatTable } from '../table.ts';
import type { Tournament } from './tournament.ts';

export interface SimResult {
  readonly tournament: Tournament;
  readonly summary: Summary;
  readonly seconds: number;
}

/** One line; bounds that are not known are null. */
export function asJson({ tournament, summary, seconds }: SimResult): string {
  const { game, games, seed, options } = tournament;
  const bots = summary.entrants.map(({ name, mean, median, deviation, wins, rating, parts }) => ({
    bot: name,
    mean: mean.value,
    meanInterval: [mean.low, mean.high],
    median,
    deviation,
    winRate: wins.value,
    winRateInterval: [wins.low, wins.high],
    rating,
    parts,
  }));
  const report = { game, games, seed, options, bots, seats: summary.seats, gamesPerSecond: games / seconds };
  return `${JSON.stringify(report)}\n`;
}

export function asText({ tournament, summary, seconds }: SimResult, { colours }: Io): string {
  const { game, games, seed } = tournament;
  const speed = `${games} games in ${seconds.toFixed(1)} s, ${Math.round(games / seconds)} games/s`;
  return [
    `${colours.bold(game)} ${colours.dim(`seed ${seed}; ${speed}`)}\n`,
    formatTable(entrantRows(summary.entrants)),
    '\n',
    formatTable(seatRows(summary)),
  ].join('');
}

const HEADER = ['bot', 'mean', '95 % interval', 'median', 'sd', 'wins', '95 % interval', 'rating'];

/** The figures of a tournament as rows of text, the header first; the report shows the same. */
export const entrantRows = (entrants: readonly EntrantSummary[]): string[][] => [
  HEADER,
  ...entrants.map(({ name, mean, median, deviation, wins, rating }) => [
    name,
    mean.value.toFixed(1),
    formatInterval(mean, 1),
    String(median),
    deviation.toFixed(1),
    percent(wins.value),
    interval(wins, percent),
    rating.toFixed(0),
  ]),
];

export const seatRows = ({ seats }: Summary): string[][] => [
  ['', 'mean', 'wins'],
  ...seats.map(({ mean, wins }, seat) => [`seat ${seatNumber(seat)}`, mean.toFixed(1), percent(wins)]),
];

/** Bounds with so many digits. */
export const formatInterval = (estimate: Estimate, digits: number): string =>
  interval(estimate, (value) => value.toFixed(digits));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function interval({ low, high }: Estimate, write: (value: number) => string): string {
  return Number.isFinite(low) ? `${write(low)} to ${write(high)}` : 'unknown';
}
