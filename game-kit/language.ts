/** The languages in which everything is said, to players and about games. */
export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export type ByLanguage<Words> = Readonly<Record<Language, Words>>;
