import { LANGUAGES, type Language } from './language.ts';

const NO_BREAK = '\u00A0';
const NARROW_NO_BREAK = '\u202F';

/** What is put in place of what, in order. */
type Rules = readonly (readonly [pattern: RegExp, set: string])[];

/**
 * Decimals have a comma, unless they number a rule (E5.2) or are part of a date. A number stays with its noun, and with
 * the sign for per cent.
 */
const NUMBERS: Rules = [
  [/(?<![\p{L}\d.])(\d+)\.(?=\d{1,2}(?!\d|\.\d))/gu, '$1,'],
  [/(?<![\p{L}\d])(\d+) (?=\p{L})/gu, `$1${NO_BREAK}`],
  [/ %/g, `${NO_BREAK}%`],
];

const RULES: Readonly<Record<Language, Rules>> = {
  en: [],
  fr: [
    ...NUMBERS,
    [/ :/g, `${NO_BREAK}:`],
    [/ ([;!?])/g, `${NARROW_NO_BREAK}$1`],
    [/« /g, `«${NO_BREAK}`],
    [/ »/g, `${NO_BREAK}»`],
    // Names come in from outside: `de Anna` is `d’Anna`. Spaces of a board, such as `a1`, keep the whole word.
    [/(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöûü])(?![a-z]\d)/giu, '$1’'],
  ],
  de: [...NUMBERS, [/ …/g, `${NO_BREAK}…`]],
  // `y` becomes `e` before the same sound: Ana e Inés.
  es: [...NUMBERS, [/ y (?=h?[ií](?![ae]))/giu, ' e ']],
};

/**
 * Sets a text as it is printed in its language. Whoever writes or translates types plain spaces; those that must not
 * break are put in here, also around names and numbers that come in only when a sentence is said.
 */
export const typeset = (language: Language, text: string): string =>
  RULES[language].reduce((set, [pattern, replacement]) => set.replaceAll(pattern, replacement), text);

/** The words of all languages with every sentence set: texts at once, functions when they have said theirs. */
export const typesetWords = <Words>(words: Readonly<Record<Language, Words>>): Readonly<Record<Language, Words>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, setAll(language, words[language])])) as Record<
    Language,
    Words
  >;

function setAll(language: Language, value: unknown): unknown {
  if (typeof value === 'string') return typeset(language, value);
  if (typeof value === 'function') return (...facts: unknown[]) => setAll(language, value(...facts));
  if (Array.isArray(value)) return value.map((part) => setAll(language, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, setAll(language, part)]));
}
