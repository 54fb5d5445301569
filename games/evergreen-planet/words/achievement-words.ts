import { type AchievementWords, type ByLanguage, typesetWords } from '@grove/game-kit';
import { achievements as de } from './de/achievements.ts';
import { achievements as en } from './en/achievements.ts';
import { achievements as es } from './es/achievements.ts';
import { achievements as fr } from './fr/achievements.ts';

export type AchievementName =
  | 'olive-tree'
  | 'birch'
  | 'oak'
  | 'sequoia'
  | 'forest'
  | 'light'
  | 'fertility'
  | 'without-buds'
  | 'four-planets'
  | 'first-day'
  | 'seven-days'
  | 'thirty-days';

export type AchievementTexts = Readonly<Record<AchievementName, AchievementWords>>;

export const achievementWords: ByLanguage<AchievementTexts> = typesetWords({
  en,
  fr,
  de,
  es,
});
