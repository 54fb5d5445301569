import type { Language } from '../language.ts';
import * as real from '../typeset.ts';
import { stretchedWords } from './pseudo.ts';

export { typeset } from '../typeset.ts';

/** Stands in place of the real one where a page speaks the language for tests: whoever reads English reads that. */
export const typesetWords = <Words>(words: Readonly<Record<Language, Words>>): Readonly<Record<Language, Words>> => ({
  ...real.typesetWords(words),
  en: stretchedWords(words.en) as Words,
});
