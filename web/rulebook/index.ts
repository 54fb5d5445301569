import type { IllustratedRulebook } from '@grove/game-kit/rulebook';

/** Rulebooks, each loaded when it is first opened. */
export const rulebooks: Readonly<Record<string, () => Promise<IllustratedRulebook>>> = {
  'evergreen-planet': async () =>
    (await import('@grove/games/evergreen-planet/board/rulebook/index.tsx')).illustratedPlanet,
  'evergreen-concert': async () =>
    (await import('@grove/games/evergreen-concert/board/rulebook/index.tsx')).illustratedConcert,
  earth: async () => (await import('@grove/games/earth/board/rulebook/index.tsx')).illustratedEarth,
};

export const hasRulebook = (game: string): boolean => Object.hasOwn(rulebooks, game);
