import words from './word-breaks.json' with { type: 'json' };

const SOFT_HYPHEN = '\u00AD';

const BREAKS = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]));

/**
 * A name, or a sentence with names, that parts its long words with a hyphen where there is no room for them. Not every browser can hyphenate by itself, and one that
 * cannot breaks words anywhere.
 */
export const breakable = (name: string): string => name.replaceAll(/\p{L}+/gu, (word) => BREAKS.get(word) ?? word);
