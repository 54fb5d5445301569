/** What the second guided game is about, as the ways to it say. */
export const abundanceWords = {
  en: { title: 'Abundance' },
  fr: { title: 'Abondance' },
  de: { title: 'Abundance' },
  es: { title: 'Abundance' },
};
