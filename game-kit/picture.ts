import type { GameRecord, Seat } from '@grove/kernel';
import type { ComponentType } from 'react';

/** Small pictures of games, for lists. */
export interface GamePicture {
  /** How a seat stands where the record ends; a record without moves shows the beginning. */
  readonly Picture: ComponentType<{ readonly record: GameRecord; readonly seat?: Seat }>;
  /** What the pictures refer to by name; a page with pictures draws it once. */
  readonly Symbols?: ComponentType;
}
