import type { Choice } from '@grove/kernel';
import { SIDES } from './facts.ts';
import { PLANETS } from './planets.ts';

export const ID = 'evergreen-planet';
export const PLAYERS = { min: 1, max: 4 } as const;

/** P2.2 (the sun's first side) and the choice of planet. */
export const OPTIONS = {
  sun: { kind: 'choice', values: SIDES, default: 'top' },
  planet: { kind: 'choice', values: PLANETS, default: 'reconstruction' },
} as const satisfies Readonly<Record<string, Choice>>;
