import type { Guide } from '@grove/game-kit/guide';

/** Games with a guided first game, each loaded when it is first needed. */
export const guides: Readonly<Record<string, () => Promise<Guide>>> = {
  'evergreen-planet': async () => (await import('@grove/games/evergreen-planet/guide/index.ts')).planetGuide,
  'evergreen-concert': async () => (await import('@grove/games/evergreen-concert/guide/index.ts')).concertGuide,
  earth: async () => (await import('@grove/games/earth/guide/index.ts')).earthGuide,
};
