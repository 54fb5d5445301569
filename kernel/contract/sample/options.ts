import type { OptionSpecs } from '@grove/kernel';

export const ID = 'acorns';
export const PLAYERS = { min: 2, max: 4 } as const;
export const OPTIONS = {
  winner: { kind: 'choice', values: ['highest', 'lowest'], default: 'highest' },
} as const satisfies OptionSpecs;
