import type { GameManifest, GameModule } from '@grove/game-kit';
import { use } from 'react';
import { useLanguage } from '../language.tsx';

type Load<Part> = () => Promise<Part>;

const loading = new WeakMap<Load<unknown>, Promise<unknown>>();

/** Loads a part of a game's manifest, once; after a failure (no network) it can be tried again. */
export function loadOnce<Part>(load: Load<Part>): Promise<Part> {
  const known = loading.get(load) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const begun = load();
  loading.set(load, begun);
  begun.catch(() => loading.delete(load));
  return begun;
}

/** A loaded part of a game's manifest; the nearest Suspense waits for it. */
export const useLoaded = <Part>(load: Load<Part>): Part => use(loadOnce(load));

/** The same for a part that not every game has. */
export const useLoadedIfAny = <Part>(load: Load<Part> | undefined): Part | undefined =>
  load === undefined ? undefined : use(loadOnce(load));

/** A game's module, with its words ready in the reader's language. */
export function useModule({ load }: GameManifest): GameModule {
  const module = useLoaded(load);
  const language = useLanguage();
  if (module.prepareWords !== undefined) use(module.prepareWords(language));
  return module;
}
