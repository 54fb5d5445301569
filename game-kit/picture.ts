import type { GameRecord, Seat } from '@grove/kernel';
import type { ReactNode } from 'react';

/** Small pictures of games, for lists. */
export interface GamePicture {
  /** How a seat stands where the record ends. */
  draw(this: void, props: { readonly record: GameRecord; readonly seat?: Seat }): ReactNode;
  /** What the pictures refer to by name; a page with pictures draws it once. */
  readonly symbols?: () => ReactNode;
}
