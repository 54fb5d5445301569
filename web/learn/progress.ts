import { isObject, type Json, type Seat } from '@grove/kernel';

/** How far somebody has come in a guided game: every step played, and the lessons read. */
export interface Progress {
  readonly steps: readonly (readonly [seat: Seat, move: Json])[];
  readonly read: readonly string[];
}

export const NO_PROGRESS: Progress = { steps: [], read: [] };

const keyOf = (game: string): string => `grove.learn.${game}`;

/** Kept in this browser; anything unreadable counts as nothing. */
export function loadProgress(game: string): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (!isObject(stored) || !Array.isArray(stored.steps) || !Array.isArray(stored.read)) return NO_PROGRESS;
    return { steps: stored.steps as Progress['steps'], read: stored.read as Progress['read'] };
  } catch {
    return NO_PROGRESS;
  }
}

export const saveProgress = (game: string, progress: Progress): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(progress));

export const forgetProgress = (game: string): void => localStorage.removeItem(keyOf(game));

export function hasProgress(game: string): boolean {
  const { steps, read } = loadProgress(game);
  return steps.length + read.length > 0;
}
