import type { Opened, Shelved } from '@grove/games/shelf.ts';
import { use } from 'react';

const opened = new Map<string, Promise<Opened>>();

/** Loads what is in a game's box, once; after a failure (no network) it can be tried again. */
export function openBox(shelved: Shelved): Promise<Opened> {
  const { id } = shelved.cover;
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = shelved.open();
  opened.set(id, opening);
  opening.catch(() => opened.delete(id));
  return opening;
}

/** The opened box of a game; the nearest Suspense waits for it. */
export const useOpened = (shelved: Shelved): Opened => use(openBox(shelved));
