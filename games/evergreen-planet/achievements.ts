import type { Achievements, KeptGame } from '@grove/game-kit';
import { atLeast, different, first, inARow, isOwn, isSolo, partsOf, totalOf } from '@grove/game-kit/achievements';
import { medals } from './medals.ts';
import { type AchievementName, achievementWords } from './words/achievement-words.ts';

const soloTotal = (total: number) =>
  atLeast(total, (game) => (isSolo(game) && isOwn(game) ? totalOf(game) : undefined));
const most = (game: KeptGame, part: 'light' | 'forest'): number => Math.max(0, ...partsOf(game, part));
const dayOf = ({ daily }: KeptGame): string | undefined => daily ?? undefined;

/** The totals of P9.3 and more, in the order in which they are shown. */
export const planetAchievements: Achievements<AchievementName> = {
  reach: {
    'olive-tree': soloTotal(136),
    birch: soloTotal(161),
    oak: soloTotal(181),
    sequoia: soloTotal(201),
    forest: atLeast(20, (game) => most(game, 'forest')),
    light: atLeast(20, (game) => most(game, 'light')),
    fertility: atLeast(50, (game) => partsOf(game, 'fertility')[0]),
    'without-buds': first(
      (game) => isSolo(game) && isOwn(game) && totalOf(game) >= 151 && partsOf(game, 'buds')[0] === 0,
    ),
    'four-planets': different(4, ({ record }) => JSON.stringify(record.options.planet)),
    'first-day': different(1, dayOf),
    'seven-days': inARow(7),
    'thirty-days': different(30, dayOf),
  },
  words: achievementWords,
  medals,
};
