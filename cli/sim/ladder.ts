import { type Estimate, LEVELS } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import { formatShare, type SimResult } from './result.ts';
import type { Tournament } from './tournament.ts';

/** How strong each level is against the one below it, two at the table: data that is kept with the bots. */
export interface Ladder {
  readonly game: string;
  readonly command: string;
  readonly rungs: readonly Rung[];
}

interface Rung {
  readonly level: string;
  readonly against: string;
  readonly games: number;
  /** The share of games that the level won, and the bounds that hold it 95 times out of 100. */
  readonly wins: Estimate;
  /** On the Elo scale; the weakest level has 1000. */
  readonly rating: number;
}

/** The rating of the weakest level: far enough from 0 that no level has less. */
const LOWEST_RATING = 1000;

/** One tournament for every level and the one below it. Levels think as long as they do by themselves: the same on every machine. */
export function ladderTournaments(tournament: Tournament): Tournament[] {
  const between = (level: string, below: string): Tournament => ({ ...tournament, bots: [level, below] });
  return LEVELS.slice(1).map((level, i) => between(level, itemAt(LEVELS, i)));
}

export function ladderOf(results: readonly SimResult[]): Ladder {
  const { game, games, seed } = itemAt(results, 0).tournament;
  let rating = LOWEST_RATING;
  const rungs = results.map(({ tournament, summary }): Rung => {
    const [upper, lower] = [itemAt(summary.entrants, 0), itemAt(summary.entrants, 1)];
    rating += upper.rating - lower.rating;
    const [level, against] = [itemAt(tournament.bots, 0), itemAt(tournament.bots, 1)];
    return { level, against, games, wins: inThousandths(upper.wins), rating: Math.round(rating) };
  });
  return { game, command: `grove sim ${game} --ladder --games ${games} --seed ${seed}`, rungs };
}

/** The ladder as rows of text, the header first. */
export const ladderRows = ({ rungs }: Ladder): string[][] => [
  ['level', 'against', 'wins', '95 % interval', 'rating'],
  ...rungs.map(({ level, against, wins: { value, low, high }, rating }) => [
    level,
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
