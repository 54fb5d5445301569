import type { Medal } from '@grove/game-kit/achievements';
import type { GeneralAchievement } from './achievements.ts';

const GROVE = { ground: '#DBE0D2', lit: '#7DB565', dark: '#1C5A44' };

/** Of the next title of those who play alone. */
export const TITLE_MEDAL: Medal = {
  ...GROVE,
  symbol: 'M20 4l4.7 10.3 11.3 1.2-8.4 7.6 2.3 11.1L20 28.6l-9.9 5.6 2.3-11.1L4 15.5l11.3-1.2Z',
};

/** Of what can be reached with any game. */
export const medals: Readonly<Record<GeneralAchievement, Medal>> = {
  'first-game': { ...GROVE, symbol: 'M18.5 35V23C11 23 7 18 7 11c8 0 11 4 12 10 1-8 5-12 14-13 0 9-4 14-12 15v12Z' },
  'ten-games': { ...GROVE, symbol: 'M20 5c6 9 10 14 10 19a10 9 0 0 1-8 9v3h-4v-3a10 9 0 0 1-8-9c0-5 4-10 10-19Z' },
  'hundred-games': { ...GROVE, symbol: 'M20 4 27 14h-3l6 8h-3l6 9H22v5h-4v-5H7l6-9h-3l6-8h-3Z' },
  'every-game': { ...GROVE, symbol: 'M8 10h5v19H8ZM15 7h5v22h-5ZM22 12h4v17h-4ZM28 9l4 1-2 19h-4ZM6 31h28v3H6Z' },
  'in-company': {
    ...GROVE,
    symbol:
      'M14 18a5 5 0 1 1 0-10 5 5 0 0 1 0 10ZM26 18a5 5 0 1 1 0-10 5 5 0 0 1 0 10ZM5 32c0-7 4-11 9-11s8 4 8 11ZM24 32c0-4-1-7-2-9 1-1 3-2 4-2 5 0 9 4 9 11Z',
  },
  'ancient-tree': {
    ...GROVE,
    symbol:
      'M20 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 4a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
};
