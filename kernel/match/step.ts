import { MAX_SEATS, type Seat } from '../seat.ts';

/** A step that was played, by whom. */
export interface Step<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** Moves that are smaller numbers than this are made again and again: the most of all steps of the games here. */
const SMALL = 4096;
const shared: (Step<number> | undefined)[] = Array.from({ length: SMALL * MAX_SEATS }, () => undefined);

/** A step. Those with small numbers are shared by all matches: every open table keeps hundreds of steps. */
export function stepOf<Move>(seat: Seat, move: Move): Step<Move> {
  if (typeof move !== 'number' || !Number.isInteger(move) || move < 0 || move >= SMALL) return { seat, move };
  const place = move * MAX_SEATS + seat;
  const step = (shared[place] ??= { seat, move });
  return step as unknown as Step<Move>;
}
