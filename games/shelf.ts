import type { Advisor } from '@grove/bots';
import type { Box, Cover } from '@grove/kernel';
import { concert, earth, planet } from './covers.ts';

/** An opened box: the game, and who gives hints and reviews if it has somebody for that. */
export interface Opened {
  readonly box: Box;
  readonly advisor?: Advisor;
}

/** A box on the shelf: its cover is seen from afar, its content is loaded when somebody sits down at it. */
export interface Shelved {
  readonly cover: Cover;
  open(): Promise<Opened>;
}

/** The lazy twin of `index.ts`, for pages: the same games in the same order, each loaded when it is wanted. */
export const shelf: readonly Shelved[] = [
  { cover: planet, open: () => import('./evergreen-planet/box.ts') },
  { cover: concert, open: () => import('./evergreen-concert/box.ts') },
  { cover: earth, open: () => import('./earth/box.ts') },
];
