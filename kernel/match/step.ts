import type { Seat } from '../seat.ts';

/** A step that was played, by whom. */
export interface Step<Move> {
  readonly seat: Seat;
  readonly move: Move;
}
