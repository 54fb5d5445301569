import type { AchievementWords } from '@grove/game-kit';
import type { GeneralAchievement } from '../achievements.ts';

/** Everything that is said about one's own games. */
export interface MyWords {
  readonly title: string;
  readonly none: string;
  readonly loading: string;
  readonly group: string;
  readonly groupName: (title: string, isSolo: boolean) => string;
  readonly parts: string;
  readonly tabs: Readonly<
    Record<'overview' | 'scores' | 'spread' | 'titles' | 'best' | 'mistakes' | 'achievements' | 'data', string>
  >;
  readonly tiles: Readonly<Record<'played' | 'won' | 'best' | 'average' | 'streak' | 'last', string>>;
  readonly rivalries: string;
  readonly wonOf: (wins: number, games: number) => string;
  readonly recent: string;
  /** While there are too few games for charts. */
  readonly chartsLater: (games: number) => string;
  readonly summary: (games: number, best: number, mean: string) => string;
  readonly wins: (wins: number) => string;
  readonly asTable: string;
  readonly asChart: string;
  readonly scoresChart: (games: number) => string;
  readonly meanLine: string;
  readonly spreadChart: string;
  readonly titlesChart: string;
  readonly date: string;
  readonly points: string;
  readonly range: (from: number, to: number) => string;
  readonly games: string;
  readonly titleColumn: string;
  readonly reached: (count: number, all: number) => string;
  readonly reachedOn: (date: string) => string;
  readonly notYet: string;
  /** About the next title of somebody who plays alone. */
  readonly titleFrom: (points: number) => string;
  readonly doneOf: (done: number, of: number) => string;
  readonly kept: (games: number) => string;
  readonly save: string;
  readonly open: string;
  /** How many games of a file are kept now, and how many it has. */
  readonly opened: (kept: number, read: number) => string;
  readonly remove: string;
  readonly reallyRemove: (games: number) => string;
  readonly keep: string;
  /** Over the kinds of mistakes that cost most. */
  readonly costliest: string;
  readonly reviewedOf: (reviewed: number, games: number) => string;
  readonly noReviews: string;
  readonly noMistakes: string;
  /** Behind a number of points that stands by itself. */
  readonly pointsLost: (points: number) => string;
  readonly timesIn: (times: number, games: number) => string;
  /** In place of a kind, for mistakes that only playing on shows. */
  readonly seenLater: string;
  readonly seeExample: string;
  readonly reviewNext: string;
  readonly achievements: Readonly<Record<Exclude<GeneralAchievement, 'every-game'>, AchievementWords>> & {
    /** What was done names all games. */
    readonly 'every-game': { readonly name: string; readonly done: (titles: string) => string };
  };
}
