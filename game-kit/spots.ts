import type { GameTypes, Seat } from '@grove/kernel';
import type { Spot } from './guide/lesson.ts';

/** A part of a board that a line of text is about. */
export interface Place {
  readonly spot: Spot;
  /** Whose: where a board shows one seat's things at a time (`data-of`), the part is this seat's only. */
  readonly of?: Seat | undefined;
  /** In a review: what was played there, or what would have been better. */
  readonly kind?: 'played' | 'better' | undefined;
}

/** What lines of text are about, by the names that a board gives its parts. */
export interface GameSpots<T extends GameTypes = GameTypes> {
  event(this: void, seen: T['Seen']): readonly Place[];
  /** Of steps that a seat could make in this view, for hints and reviews. */
  turn(this: void, view: T['View'], seat: Seat, steps: readonly T['Move'][]): readonly Place[];
}
