import { LANGUAGES, type Language } from '@grove/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { words, type Words } from './words/index.ts';

const STORED = 'grove.language';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => {} });

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** What was chosen before, else the first of the browser's languages that we speak, else English. */
export function firstLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstLanguage(localStorage.getItem(STORED), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    localStorage.setItem(STORED, chosen);
    setLanguage(chosen);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

/** What the page says, in the language of the person who reads it. */
export const useWords = (): Words => words[useLanguage().language];
