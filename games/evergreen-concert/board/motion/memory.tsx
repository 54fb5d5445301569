import type { Box } from '@grove/game-kit/board/travel';
import { createContext } from 'react';

/** What the table remembers from one drawing to the next, so that things can be seen to move from where they were. */
export interface Memory {
  /** Whether things may move. */
  readonly motion: boolean;
  /** Where each thing was drawn last. */
  readonly places: Map<string, Box>;
  /** How it was turned. */
  readonly turns: Map<string, number>;
}

export const MemoryContext = createContext<Memory>({ motion: false, places: new Map(), turns: new Map() });
