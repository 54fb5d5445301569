import { type Language, LANGUAGES, type SoloTitle } from '@grove/game-kit';
import { TITLES } from '../rules/solo.ts';
import { vocabularies } from './index.ts';

/** P9.3 in words, the lowest title first. */
export const soloTitles: readonly SoloTitle[] = TITLES.map(({ from, title }) => ({
  from,
  title: Object.fromEntries(LANGUAGES.map((language) => [language, vocabularies[language].titles[title]])) as Record<
    Language,
    string
  >,
}));
