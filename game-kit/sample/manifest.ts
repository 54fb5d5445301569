import type { GameManifest } from '../index.ts';
import { cover } from './cover.ts';

/** The smallest manifest that can be played; see docs/ADDING-A-GAME.md. */
export const sample: GameManifest = {
  cover,
  load: async () => (await import('./module.ts')).sampleModule,
};
