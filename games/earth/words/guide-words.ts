/** What the second guided game is about, as the ways to it say. */
export const abundanceTitles = { en: 'Abundance', fr: 'Abondance', de: 'Abundance', es: 'Abundance' };
