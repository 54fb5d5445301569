/**
 * A language for tests that nobody speaks: English with the vowels accented and doubled. It is a good third longer, as
 * translations are, and text that nobody can translate is seen, because it has plain vowels.
 */
const VOWELS: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Áá',
  E: 'Éé',
  I: 'Íí',
  O: 'Óó',
  U: 'Úú',
};

/** Words of two letters stay: among them are the codes of languages. */
const stretched = (text: string): string =>
  text.replaceAll(/\p{L}{3,}/gu, (word) => word.replaceAll(/[aeiou]/gi, (vowel) => VOWELS[vowel] ?? vowel));

/** Words of any shape, stretched: texts at once, functions when they have said theirs. */
export function stretchedWords(value: unknown): unknown {
  if (typeof value === 'string') return stretched(value);
  if (typeof value === 'function') return (...facts: unknown[]) => stretchedWords(value(...facts));
  if (Array.isArray(value)) return value.map(stretchedWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stretchedWords(part)]));
}

/** Words that nobody translated: a plain vowel among letters. Single letters, such as names of spaces, are no words; soft hyphens part none. */
export const plainWords = (text: string): readonly string[] =>
  (text.replaceAll('\u00AD', '').match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2 && /[aeiou]/i.test(word));
