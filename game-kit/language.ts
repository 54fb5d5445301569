import type { Language } from '@grove/protocol/languages';

export { type Language, LANGUAGES } from '@grove/protocol/languages';

/** What is said in every language; a language that is missing does not compile. */
export type ByLanguage<Words> = Readonly<Record<Language, Words>>;
