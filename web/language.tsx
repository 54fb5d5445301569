import type { Language } from '@grove/game-kit';
import { useSettings } from './settings/store.ts';
import { words, type Words } from './words/index.ts';

export const useLanguage = (): Language => useSettings((settings) => settings.language);

/** What the page says, in the language of the person who reads it. */
export const useWords = (): Words => words[useLanguage()];
