import type { Choice } from '@grove/kernel';

export const ID = 'earth';
export const PLAYERS = { min: 1, max: 6 } as const;

/** What a table decides before the game starts. */
export const OPTIONS = {
  level: {
    kind: 'choice',
    values: ['beginner', 'standard', 'advanced'],
    default: 'standard',
    players: { beginner: [2, 3, 4, 5, 6] },
  },
  /** E3.11: six players need Abundance. */
  abundance: { kind: 'choice', values: [true, false], default: true, players: { false: [1, 2, 3, 4, 5] } },
  teams: {
    kind: 'choice',
    values: ['none', '2v2', '2v2v2', '3v3'],
    default: 'none',
    players: { '2v2': [4], '2v2v2': [6], '3v3': [6] },
  },
  gaia: {
    kind: 'choice',
    values: ['beginner', 'medium', 'hard', 'expert'],
    default: 'medium',
    players: { beginner: [1], hard: [1], expert: [1] },
  },
  /** E18.5: nobody plants in secret alone. */
  planting: {
    kind: 'choice',
    values: ['open', 'faceDown'],
    default: 'open',
    players: { faceDown: [2, 3, 4, 5, 6] },
  },
  compostFrom: { kind: 'choice', values: ['deck', 'discard'], default: 'deck' },
  scores: {
    kind: 'choice',
    values: ['open', 'hidden'],
    default: 'open',
    players: { hidden: [2, 3, 4, 5, 6] },
    forBoards: true,
  },
} as const satisfies Readonly<Record<string, Choice>>;
