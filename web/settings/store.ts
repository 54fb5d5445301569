import { LANGUAGES, type Language } from '@grove/game-kit';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Everything a person can choose for this browser, each from a few values; the first is where everybody begins. */
export const CHOICES = {
  theme: ['system', 'day', 'night'],
  contrast: ['normal', 'more'],
  text: ['normal', 'large'],
  motion: ['system', 'on', 'off'],
  hand: ['right', 'left'],
  pace: ['normal', 'slow', 'instant'],
  thinking: ['normal', 'quick', 'deep'],
  recap: ['yes', 'no'],
  confirm: ['yes', 'no'],
  finish: ['self', 'ask'],
  coordinates: ['no', 'yes'],
  sound: ['off', 'quiet', 'normal', 'loud'],
} as const;

export type ChoiceName = keyof typeof CHOICES;
export type Chosen = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

interface Settings extends Chosen {
  readonly language: Language;
  readonly set: (change: Partial<Chosen> & { readonly language?: Language }) => void;
}

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The first of the browser's languages that we speak, else English. */
const firstLanguage = (preferred: readonly string[]): Language =>
  preferred.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: firstLanguage(navigator.languages),
      theme: 'system',
      contrast: 'normal',
      text: 'normal',
      motion: 'system',
      hand: 'right',
      pace: 'normal',
      thinking: 'normal',
      recap: 'yes',
      confirm: 'yes',
      finish: 'self',
      coordinates: 'no',
      sound: 'off',
      set: (change) => set(change),
    }),
    { name: 'grove.settings', version: 1 },
  ),
);
