import { itemAt } from '@grove/kernel';
import type { Achievements, AchievementWords, GameManifest, KeptGame, Language, SoloTitle } from '@grove/game-kit';
import {
  count,
  different,
  first,
  isOwn,
  isWon,
  type Medal,
  type Progress,
  type Reach,
} from '@grove/game-kit/achievements';
import { PERSON } from '../local-game/seating.ts';
import { medals, TITLE_MEDAL } from './medals.ts';
import type { MyWords } from './words/index.ts';

/** What can be reached with any game, in the order in which it is shown. */
const general = (games: number) =>
  ({
    'first-game': count(1),
    'ten-games': count(10),
    'hundred-games': count(100),
    'every-game': different(games, ({ record }) => record.game),
    'in-company': first(({ seating }) => seating.filter((name) => name === PERSON).length > 1),
    'ancient-tree': first((game) => game.seating.includes('ancient') && isWon(game) && isOwn(game)),
  }) satisfies Readonly<Record<string, Reach>>;

export type GeneralAchievement = keyof ReturnType<typeof general>;

/** Something to reach, and when it was reached. */
export interface Goal extends AchievementWords {
  readonly key: string;
  /** The end of the game that reached it; undefined as long as none did. */
  readonly at: number | undefined;
  /** How far it is, for what is reached little by little. */
  readonly progress: Progress | undefined;
  readonly medal: Medal;
}

/** A game of the list with what can be reached in it. */
export interface GameGoals {
  readonly cover: GameManifest['cover'];
  readonly achievements: Achievements | undefined;
}

const goalOf = (
  key: string,
  { name, done }: AchievementWords,
  medal: Medal,
  reach: Reach,
  kept: readonly KeptGame[],
): Goal => ({ key, name, done, medal, at: reach(kept)?.at, progress: reach.progress?.(kept) });

/** What can be reached with any game. */
function generalGoals(
  list: readonly GameGoals[],
  kept: readonly KeptGame[],
  words: MyWords,
  language: Language,
): Goal[] {
  const titles = list.map(({ cover }) => cover.words[language].title);
  const reach = general(list.length);
  return (Object.keys(reach) as GeneralAchievement[]).map((key) => {
    const { name, done } = words.achievements[key];
    const text = typeof done === 'string' ? done : done(new Intl.ListFormat(language).format(titles));
    return goalOf(key, { name, done: text }, medals[key], reach[key], kept);
  });
}

/** What can be reached in one game. */
function goalsOf({ cover, achievements }: GameGoals, kept: readonly KeptGame[], language: Language): Goal[] {
  const played = kept.filter(({ record }) => record.game === cover.id);
  if (achievements === undefined) return [];
  const { reach, words, medals: own } = achievements;
  return Object.keys(reach).map((key) => {
    return goalOf(`${cover.id} ${key}`, itemAt(words[language], key), itemAt(own, key), itemAt(reach, key), played);
  });
}

/** Everything that can be reached: with any game, then game by game. */
export const allGoals = (
  list: readonly GameGoals[],
  kept: readonly KeptGame[],
  words: MyWords,
  language: Language,
): Goal[] => [...generalGoals(list, kept, words, language), ...list.flatMap((game) => goalsOf(game, kept, language))];

/** What was reached last, then all that is not reached yet, the nearest first. */
export function nearestGoals(goals: readonly Goal[]): Goal[] {
  const reached = goals.filter(({ at }) => at !== undefined).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  const open = goals.filter(({ at }) => at === undefined);
  const shareOf = ({ progress }: Goal): number => (progress === undefined ? 0 : progress.done / progress.of);
  return [...reached.slice(0, 1), ...open.toSorted((a, b) => shareOf(b) - shareOf(a))];
}

/** The title above the one that the best score has; undefined where there is none. */
export function titleGoal(
  titles: readonly SoloTitle[],
  best: number,
  words: MyWords,
  language: Language,
): Goal | undefined {
  const next = titles.find(({ from }) => from > best);
  if (next === undefined) return undefined;
  return {
    key: 'title',
    name: next.title[language],
    done: words.titleFrom(next.from),
    at: undefined,
    progress: { done: Math.max(0, best), of: next.from },
    medal: TITLE_MEDAL,
  };
}
