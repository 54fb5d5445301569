import type { BotName, Estimate } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import { formatShare, type SimResult } from './result.ts';
import { between, type Tournament } from './tournament.ts';

/** How strong a game's bots are, two at the table: data that is kept with the bots. */
export interface Ladder {
  readonly game: string;
  readonly command: string;
  /** Every bot but the weakest level, from which ratings are counted. */
  readonly rungs: readonly Rung[];
  /** The strongest level with other thinking times, if any were asked for. */
  readonly thinking: readonly Rung[];
}

export interface Rung {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  /** The share of games that the bot won, and the bounds that hold it 95 times out of 100. */
  readonly wins: Estimate;
  /** On the Elo scale; the weakest level has 1000. */
  readonly rating: number;
}

export const WEAKEST: BotName = 'seedling';
/** Far enough from 0 that no level has less. */
export const LOWEST_RATING = 1000;

/** Who plays against whom: every level against the one below, and the baselines against the level that they are nearest to. */
const PAIRS: readonly (readonly [bot: BotName, against: BotName])[] = [
  ['random', WEAKEST],
  ['sapling', 'seedling'],
  ['greedy', 'sapling'],
  ['tree', 'sapling'],
  ['ancient', 'tree'],
];

/** The tournaments of a ladder. Bots think as long as they do by themselves: the same on every machine. */
export function ladderTournaments(tournament: Tournament, times: readonly string[]): Tournament[] {
  const [strongest, below] = itemAt(PAIRS, PAIRS.length - 1);
  const timed = times.map((time) => [`${strongest}@${time}`, below]);
  return [...PAIRS, ...timed].map((bots) => between(tournament, bots));
}

/** @param times as many results at the end are for other thinking times of the strongest level */
export function ladderOf(results: readonly SimResult[], times: readonly string[]): Ladder {
  const { game, games, seed } = itemAt(results, 0).tournament;
  const ratings = new Map<string, number>([[WEAKEST, LOWEST_RATING]]);
  const rungs = results.map(({ tournament, summary }): Rung => {
    const [bot, against] = [itemAt(tournament.bots, 0), itemAt(tournament.bots, 1)];
    const [own, other] = [itemAt(summary.entrants, 0), itemAt(summary.entrants, 1)];
    const rating = (ratings.get(against) ?? LOWEST_RATING) + own.rating - other.rating;
    ratings.set(bot, rating);
    return { bot, against, games, wins: inThousandths(own.wins), rating: Math.round(rating) };
  });
  const asked = times.length === 0 ? '' : ` --times ${times.join(',')}`;
  return {
    game,
    command: `grove sim ${game} --ladder${asked} --games ${games} --seed ${seed}`,
    rungs: rungs.slice(0, PAIRS.length),
    thinking: rungs.slice(PAIRS.length),
  };
}

/** The ladder as rows of text, the header first. */
export const ladderRows = ({ rungs, thinking }: Ladder): string[][] => [
  ['bot', 'against', 'wins', '95 % interval', 'rating'],
  ...[...rungs, ...thinking].map(({ bot, against, wins: { value, low, high }, rating }) => [
    bot,
    against,
    formatShare(value),
    `${formatShare(low)} to ${formatShare(high)}`,
    String(rating),
  ]),
];

function inThousandths({ value, low, high }: Estimate): Estimate {
  const round = (share: number) => Math.round(share * 1000) / 1000;
  return { value: round(value), low: round(low), high: round(high) };
}
