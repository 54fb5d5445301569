import type { Choice } from '@grove/kernel';
import { MAX_PLAYERS } from './cards.ts';

export const ID = 'evergreen-concert';
export const PLAYERS = { min: 2, max: MAX_PLAYERS } as const;

/** C1.5 */
export const OPTIONS = { timer: { kind: 'choice', values: [0, 30, 60, 90], default: 60 } } as const satisfies Readonly<
  Record<string, Choice>
>;
