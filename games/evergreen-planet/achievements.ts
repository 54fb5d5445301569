import { itemAt } from '@grove/kernel';
import type { Achievements, KeptGame } from '@grove/game-kit';
import { different, first, inARow, isOwn, isSolo, partsOf, totalOf } from '@grove/game-kit/achievements';
import { type AchievementName, achievementWords } from './words/achievement-words.ts';

const soloTotal = (total: number) => first((game) => isSolo(game) && isOwn(game) && totalOf(game) >= total);
const most = (game: KeptGame, part: 'light' | 'forest'): number => Math.max(0, ...partsOf(game, part));
const dayOf = ({ daily }: KeptGame): string | undefined => daily ?? undefined;

/** The totals of P9.3 and more, in the order in which they are shown. */
export const planetAchievements: Achievements<AchievementName> = {
  reach: {
    'olive-tree': soloTotal(136),
    birch: soloTotal(161),
    oak: soloTotal(181),
    sequoia: soloTotal(201),
    forest: first((game) => most(game, 'forest') >= 20),
    light: first((game) => most(game, 'light') >= 20),
    fertility: first((game) => itemAt(partsOf(game, 'fertility'), 0) >= 50),
    'without-buds': first(
      (game) => isSolo(game) && isOwn(game) && totalOf(game) >= 151 && partsOf(game, 'buds')[0] === 0,
    ),
    'four-planets': different(4, ({ record }) => JSON.stringify(record.options.planet)),
    'first-day': different(1, dayOf),
    'seven-days': inARow(7),
    'thirty-days': different(30, dayOf),
  },
  words: achievementWords,
};
