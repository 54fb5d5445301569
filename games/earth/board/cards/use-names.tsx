import { type Language, LANGUAGES } from '@grove/game-kit';
import { use, useEffect, useState } from 'react';
import { hasNames, loadNames } from '../../words/names/index.ts';

/** A promise that React need not wait for: it looks at the status first. */
const READY = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Waits for the names of a language, for pages that show cards without a game. */
export function useNames(language: Language): void {
  // Always called: a component that is drawn again after waiting must call the same hooks as before.
  use(hasNames(language) ? READY : loadNames(language));
}

/** Loads the names of all languages and draws again once they are there: any of them finds a card. */
export function useAllNames(): void {
  const [, draw] = useState(false);
  useEffect(() => {
    void Promise.all(LANGUAGES.map(loadNames)).then(() => draw(true));
  }, []);
}
