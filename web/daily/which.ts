import type { GameManifest } from '@grove/game-kit';

/** The game whose deal of the day everybody plays. */
export const DAILY_GAME = 'evergreen-planet';

export const dailyOn = (manifests: readonly GameManifest[]): GameManifest | undefined =>
  manifests.find(({ cover }) => cover.id === DAILY_GAME);
