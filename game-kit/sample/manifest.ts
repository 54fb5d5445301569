import type { AcornsTypes } from '@grove/kernel/sample';
import type { Board } from '@grove/game-kit/board';
import type { GameManifest } from '@grove/game-kit';
import { cover } from './cover.ts';

/** A manifest as every game has one; only `cover` and `load` are needed. See docs/ADDING-A-GAME.md. */
export const sample: GameManifest = {
  cover,
  load: async () => (await import('./module.ts')).sampleModule,
  board: async (): Promise<Board<AcornsTypes>> => (await import('./board/screen.tsx')).AcornsScreen,
};
