/** The languages in which people are spoken to; they choose one for their mail, too. */
export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
