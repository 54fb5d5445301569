import type { GameManifest } from '@grove/game-kit';
import { games } from '@grove/games';

/** The game of an id, if this page has it. */
export const findGame = (id: string): GameManifest | undefined => games.find(({ cover }) => cover.id === id);
