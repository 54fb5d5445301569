import type { Language } from '@grove/game-kit';
import type { Counted } from './vocabulary.ts';

/** `3 sprouts`, `1 sprout`. */
export const counted = (n: number, [one, many]: Counted): string => `${n} ${n === 1 ? one : many}`;

/** The same where there may be none: zero takes the plural in English and the singular in French. */
export const countedIn = (language: Language, n: number, [one, many]: Counted): string =>
  `${n} ${new Intl.PluralRules(language).select(n) === 'one' ? one : many}`;

/** `1 soil, 1 sprout and 1 growth`. */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
