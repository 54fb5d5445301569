import type { Medal } from '@grove/game-kit/achievements';
import type { AchievementName } from './words/achievement-words.ts';

/** Grounds and the two tones of a symbol. */
const LEAF = { ground: '#E3E9D6', lit: '#7FA650', dark: '#4C7429' };
const WHEAT = { ground: '#F7E7BE', lit: '#E0B63C', dark: '#A97F12' };
const BARK = { ground: '#E6DDD6', lit: '#A5744E', dark: '#6F442E' };
const TREE = { ground: '#E3E9D6', lit: '#7DB565', dark: '#1C5A44' };
const SUN = { ground: '#FFF3CF', lit: '#F0A92B', dark: '#B9740A' };
const FLOWER = { ground: '#F6E1E8', lit: '#E38DAA', dark: '#A8426C' };
const LAKE = { ground: '#CFE4E6', lit: '#3F7B86', dark: '#234F52' };

export const medals: Readonly<Record<AchievementName, Medal>> = {
  'olive-tree': {
    ...LEAF,
    symbol:
      'M19 35c0-12 3-20 9-28l2 1c-6 8-8 16-8 27ZM12 14c6 0 9 3 10 8-6 0-10-3-10-8ZM10 24c6-1 10 2 11 7-6 1-10-2-11-7ZM31 19c-1 6-4 8-9 8 1-6 4-8 9-8Z',
  },
  birch: { ...WHEAT, symbol: 'M20 5c8 5 12 11 12 17 0 5-4 8-8 8l-3-1v6h-2v-6l-3 1c-4 0-8-3-8-8 0-6 4-12 12-17Z' },
  oak: { ...BARK, symbol: 'M10 16c0-6 5-8 10-8s10 2 10 8ZM18 8V4h4v4ZM11 18h18c0 8-4 13-9 17-5-4-9-9-9-17Z' },
  sequoia: { ...TREE, symbol: 'M20 3l6 9h-3l5 7h-3l6 8h-3l5 6H22v4h-4v-4H7l5-6H9l6-8h-3l5-7h-3Z' },
  forest: { ...TREE, symbol: 'M12 10l6 10h-2l4 9H4l4-9H6ZM28 10l6 10h-2l4 9H20l4-9h-2ZM11 29h2v6h-2ZM27 29h2v6h-2Z' },
  light: {
    ...SUN,
    symbol:
      'M20 12a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM18.5 4h3v5h-3ZM18.5 31h3v5h-3ZM4 18.5h5v3H4ZM31 18.5h5v3h-5ZM8 10l2-2 4 4-2 2ZM26 28l2-2 4 4-2 2ZM8 30l4-4 2 2-4 4ZM26 12l4-4 2 2-4 4Z',
  },
  fertility: {
    ...FLOWER,
    symbol:
      'M13 7c3 1 5 3 7 6 2-3 4-5 7-6 2 8 0 13-5 15v4c3-3 6-4 9-3-1 5-4 8-9 8v5h-4v-5c-5 0-8-3-9-8 3-1 6 0 9 3v-4c-5-2-7-7-5-15Z',
  },
  'without-buds': { ...LEAF, symbol: 'M8 32C6 16 16 7 33 7c1 16-8 26-22 24l-3 4-2-1Z' },
  'four-planets': {
    ...LAKE,
    symbol:
      'M13 6a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM28 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM13 23a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM27 21a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  },
  'first-day': {
    ...SUN,
    symbol: 'M6 28h28v4H6ZM10 26a10 10 0 0 1 20 0ZM18.5 6h3v6h-3ZM7 13l2-2 4 4-2 2ZM27 15l4-4 2 2-4 4Z',
  },
  'seven-days': {
    ...SUN,
    symbol:
      'M20 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM9 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM31 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM20 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM9 22a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM31 22a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM20 27a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  },
  'thirty-days': {
    ...SUN,
    symbol:
      'M8 8h24v6H8ZM8 16h6v5H8ZM17 16h6v5h-6ZM26 16h6v5h-6ZM8 24h6v5H8ZM17 24h6v5h-6ZM26 24h6v5h-6ZM8 31h6v3H8ZM17 31h6v3h-6Z',
  },
};
