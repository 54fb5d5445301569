import type { GameManifest } from '@grove/game-kit';
import { sample } from '@grove/game-kit/sample';

/** In place of the real list: the page with the sample game alone, so that its tests do not hang on any real game. */
export const games: readonly GameManifest[] = [sample];
