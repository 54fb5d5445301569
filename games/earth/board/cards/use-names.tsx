import { type Language, LANGUAGES } from '@grove/game-kit';
import { use, useEffect, useState } from 'react';
import { loadNames } from '../../words/names/index.ts';

/** Waits for the names of a language, for pages that show cards without a game. */
export function useNames(language: Language): void {
  // Always asked for: whether a hook is called must not depend on how far the loading has come.
  use(loadNames(language));
}

/** Loads the names of all languages and draws again once they are there: any of them finds a card. */
export function useAllNames(): void {
  const [, draw] = useState(false);
  useEffect(() => {
    void Promise.all(LANGUAGES.map(loadNames)).then(() => draw(true));
  }, []);
}
