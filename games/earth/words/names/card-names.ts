import type { Language } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';

export type Names = Readonly<Record<string, string>>;
export type NameFiles = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly names: Names }>>>;

/** What cards are called. English names stand on the cards themselves; those of another language come in a file of their own. */
export class CardNames {
  readonly #files: NameFiles;
  readonly #loaded = new Map<Language, Names>();
  /** The first attempt for each language. */
  readonly #loading = new Map<Language, Promise<void>>();
  /** Languages whose last attempt failed. */
  readonly #failed = new Set<Language>();

  constructor(files: NameFiles) {
    this.#files = files;
  }

  has(language: Language): boolean {
    return language === 'en' || this.#loaded.has(language);
  }

  /**
   * Loads the names of a language, once. Until then, and where they cannot be loaded, cards have their English ones. Who
   * asks again after a failure sets off another attempt but need not wait for it: a board that is shown stays shown.
   */
  load(language: Language): Promise<void> {
    const begun = this.#loading.get(language) ?? this.#attempt(language);
    this.#loading.set(language, begun);
    if (this.#failed.delete(language)) void this.#attempt(language);
    return begun;
  }

  async #attempt(language: Language): Promise<void> {
    if (language === 'en') return;
    try {
      this.#loaded.set(language, (await this.#files[language]()).names);
    } catch {
      this.#failed.add(language);
    }
  }

  /** What a card is called in a language whose names are loaded. */
  of(card: number, language: Language): string {
    const { id, name } = itemAt(cards, card);
    return this.#loaded.get(language)?.[id] ?? name;
  }

  /** What a card is called in every language whose names are loaded, English first. */
  all(card: number): readonly string[] {
    const { id, name } = itemAt(cards, card);
    return [name, ...[...this.#loaded.values()].map((names) => itemAt(names, id))];
  }
}
