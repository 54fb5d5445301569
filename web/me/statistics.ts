import { levelOf } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import { type SoloTitle, soloTitleFor } from '@grove/game-kit';
import { isWon, totalOf } from '@grove/game-kit/achievements';
import type { KeptGame } from '@grove/game-kit';

/** Games that can be compared with each other: one game, alone or with others. */
export interface Group {
  readonly game: string;
  readonly isSolo: boolean;
}

export const keyOf = ({ game, isSolo }: Group): string => `${game} ${isSolo ? 'solo' : 'others'}`;
const groupOf = ({ record, seating }: KeptGame): Group => ({ game: record.game, isSolo: seating.length === 1 });

/** The groups of which there are games, the most played first. */
export function groupsOf(games: readonly KeptGame[]): Group[] {
  const groups = Map.groupBy(games, (game) => keyOf(groupOf(game)));
  return [...groups.values()].sort((a, b) => b.length - a.length).map((group) => groupOf(itemAt(group, 0)));
}

export const inGroup = (games: readonly KeptGame[], group: Group): KeptGame[] =>
  games.filter((game) => keyOf(groupOf(game)) === keyOf(group));

export interface Summary {
  readonly games: number;
  readonly best: number;
  readonly mean: number;
  readonly wins: number;
}

/** Of at least one game. */
export function summaryOf(games: readonly KeptGame[]): Summary {
  const totals = games.map(totalOf);
  return {
    games: games.length,
    best: Math.max(...totals),
    mean: mean(totals),
    wins: games.filter(isWon).length,
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** How many of the last games were won one after the other. */
export function winningStreak(games: readonly KeptGame[]): number {
  const lost = games.findLastIndex((game) => !isWon(game));
  return games.length - 1 - lost;
}

export interface Rivalry {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
}

/** How games against each of these bots ended, for those that were played with. */
export const rivalriesOf = (games: readonly KeptGame[], bots: readonly string[]): Rivalry[] =>
  bots
    .map((bot) => games.filter(({ seating }) => seating.some((sitter) => levelOf(sitter) === bot)))
    .map((met, i) => ({ bot: itemAt(bots, i), games: met.length, wins: met.filter(isWon).length }))
    .filter((rivalry) => rivalry.games > 0);

/** From how many games on there is something to see in a chart. */
export const ENOUGH_FOR_CHARTS = 3;

/** How many of the games before count for the mean that is drawn. */
const WINDOW = 10;

export const runningMean = (totals: readonly number[]): number[] =>
  totals.map((_, i) => mean(totals.slice(Math.max(0, i + 1 - WINDOW), i + 1)));

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Widths that people can count with. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_BINS = 12;

/** How often which scores were reached, in at most twelve steps of a round width, without a gap. */
export function distributionOf(totals: readonly number[]): Bin[] {
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const stepsOf = (width: number): number => Math.floor(high / width) - Math.floor(low / width) + 1;
  const width = WIDTHS.find((candidate) => stepsOf(candidate) <= MOST_BINS) ?? itemAt(WIDTHS, WIDTHS.length - 1);
  const begin = Math.floor(low / width) * width;
  return Array.from({ length: stepsOf(width) }, (_, i) => {
    const from = begin + i * width;
    const count = totals.filter((total) => total >= from && total < from + width).length;
    return { from, to: from + width - 1, count };
  });
}

/** How often each title was earned, the highest first. */
export function titleCounts(titles: readonly SoloTitle[], totals: readonly number[]) {
  const counts = Map.groupBy(totals, (total) => soloTitleFor(titles, total));
  return titles.map((title) => ({ title, count: counts.get(title)?.length ?? 0 })).toReversed();
}

/** The best games, the earlier one first of equals. */
export const bestOf = (games: readonly KeptGame[], number: number): KeptGame[] =>
  games.toSorted((a, b) => totalOf(b) - totalOf(a) || a.at - b.at).slice(0, number);
