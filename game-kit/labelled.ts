import type { Language } from './language.ts';
import { typeset } from './typeset.ts';

/** A label with its colon, which stands apart from its word in French; for labels before something that is no text. */
export const withColon = (language: Language, label: string): string =>
  typeset(language, language === 'fr' ? `${label} :` : `${label}:`);

/** `Rules: Acorns`, as every language sets its colon. Sentences that belong together are written whole, in the words. */
export const labelled = (language: Language, label: string, text: string): string =>
  `${withColon(language, label)} ${text}`;

/** Clauses of one sentence, with semicolons, which stand apart from their words in French. */
export const clausesText = (language: Language, clauses: readonly string[]): string =>
  clauses.join(typeset(language, language === 'fr' ? ' ; ' : '; '));
