import type { Language } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';

type Names = Readonly<Record<string, string>>;

/** English names stand on the cards themselves; those of another language come in a file of their own. */
const FILES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly names: Names }>>> = {
  fr: () => import('./fr-names.ts'),
  de: () => import('./de-names.ts'),
  es: () => import('./es-names.ts'),
};

const loaded = new Map<Language, Names>();
/** The first attempt for each language. */
const loading = new Map<Language, Promise<void>>();
/** Languages whose last attempt failed. */
const failed = new Set<Language>();

export const hasNames = (language: Language): boolean => language === 'en' || loaded.has(language);

/**
 * Loads the names of a language, once. Until then, and where they cannot be loaded, cards have their English ones. Who
 * asks again after a failure sets off another attempt but need not wait for it: a board that is shown stays shown.
 */
export function loadNames(language: Language): Promise<void> {
  const begun = loading.get(language) ?? load(language);
  loading.set(language, begun);
  if (failed.delete(language)) void load(language);
  return begun;
}

async function load(language: Language): Promise<void> {
  if (language === 'en') return;
  try {
    loaded.set(language, (await FILES[language]()).names);
  } catch {
    failed.add(language);
  }
}

/** What a card is called in a language whose names are loaded. */
export function cardName(card: number, language: Language): string {
  const { id, name } = itemAt(cards, card);
  return loaded.get(language)?.[id] ?? name;
}

/** What a card is called in every language whose names are loaded, English first. */
export const allNames = (card: number): readonly string[] => [
  itemAt(cards, card).name,
  ...[...loaded.values()].map((names) => itemAt(names, itemAt(cards, card).id)),
];
