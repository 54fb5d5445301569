import { type Language, typesetWords } from '@grove/game-kit';

/** What the second guided game is about, as the ways to it say. */
export const abundanceWords: Readonly<Record<Language, { readonly title: string }>> = typesetWords({
  en: { title: 'Abundance' },
  fr: { title: 'Abondance' },
  de: { title: 'Abundance' },
  es: { title: 'Abundance' },
});
