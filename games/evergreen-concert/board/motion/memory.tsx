import { createContext } from 'react';

/** Where a thing was drawn last, and how it was turned. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What the table remembers from one drawing to the next, so that things can be seen to move from where they were. */
export interface Memory {
  /** Whether things may move. */
  readonly motion: boolean;
  readonly places: Map<string, Place>;
  readonly turns: Map<string, number>;
}

export const MemoryContext = createContext<Memory>({ motion: false, places: new Map(), turns: new Map() });
