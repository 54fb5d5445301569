import type { EntrantSummary, Estimate, Summary, Verdict } from '@grove/bots';
import { itemAt, seatNumber } from '@grove/kernel';
import type { Io } from '../io.ts';
import { formatTable } from '../table.ts';
import type { Tournament } from './tournament.ts';

export interface SimResult {
  readonly tournament: Tournament;
  readonly summary: Summary;
  readonly seconds: number;
  /** Of a sequential test; undefined without one, and while nothing is decided. */
  readonly verdict?: Verdict | undefined;
}

/** One line; bounds that are not known are null. */
export function asJson({ tournament, summary, seconds, verdict }: SimResult): string {
  const { game, seed, options, hypotheses } = tournament;
  const { games } = itemAt(summary.entrants, 0);
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
  const test = hypotheses === undefined ? {} : { test: { ...hypotheses, verdict: verdict ?? null } };
  const report = { game, games, seed, options, bots, seats: summary.seats, ...test, gamesPerSecond: games / seconds };
  return `${JSON.stringify(report)}\n`;
}

export function asText({ tournament, summary, verdict, seconds }: SimResult, { colours }: Io): string {
  const { game, seed } = tournament;
  const { games } = itemAt(summary.entrants, 0);
  const speed = `${games} games in ${seconds.toFixed(1)} s, ${Math.round(games / seconds)} games/s`;
  return [
    `${colours.bold(game)} ${colours.dim(`seed ${seed}; ${speed}`)}\n`,
    formatTable(entrantRows(summary.entrants)),
    '\n',
    formatTable(seatRows(summary)),
    ...verdictLines(tournament, verdict),
  ].join('');
}

function verdictLines({ bots, hypotheses }: Tournament, verdict: Verdict | undefined): string[] {
  if (hypotheses === undefined) return [];
  const [first, second] = bots;
  const { none, better } = hypotheses;
  if (verdict === undefined) return [`\nNot decided: more games are needed.\n`];
  const bound = verdict === 'better' ? `more than ${none}` : `less than ${better}`;
  return [`\nDecided: ${first} is stronger than ${second} by ${bound} points of rating (5 % error).\n`];
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
    formatShare(wins.value),
    interval(wins, formatShare),
    rating.toFixed(0),
  ]),
];

export const seatRows = ({ seats }: Summary): string[][] => [
  ['', 'mean', 'wins'],
  ...seats.map(({ mean, wins }, seat) => [`seat ${seatNumber(seat)}`, mean.toFixed(1), formatShare(wins)]),
];

/** Bounds with so many digits. */
export const formatInterval = (estimate: Estimate, digits: number): string =>
  interval(estimate, (value) => value.toFixed(digits));

export const formatShare = (share: number): string => `${(share * 100).toFixed(1)} %`;

function interval({ low, high }: Estimate, write: (value: number) => string): string {
  return Number.isFinite(low) ? `${write(low)} to ${write(high)}` : 'unknown';
}
