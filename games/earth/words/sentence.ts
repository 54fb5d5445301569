import type { Counted, Named } from './vocabulary.ts';

/** Puts facts into the braces of a template. */
export const filled = (template: string, facts: Named): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));

/** The same as a sentence: it begins with a capital. */
export const sentence = (template: string, facts: Named): string => upper(filled(template, facts));

/** A word that stands alone or begins a sentence. */
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `3 sprouts`, `1 sprout`. */
export const counted = (n: number, [one, many]: Counted): string => `${n} ${n === 1 ? one : many}`;

/** `1 soil, 1 sprout and 1 growth`. */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
