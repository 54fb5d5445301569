import type { GameManifest } from '@grove/game-kit';
import { earth } from './earth/manifest.ts';
import { concert } from './evergreen-concert/manifest.ts';
import { planet } from './evergreen-planet/manifest.ts';

/** The list of games, in the order in which they are shown: the only place that names them all. */
export const games: readonly GameManifest[] = [planet, concert, earth];
