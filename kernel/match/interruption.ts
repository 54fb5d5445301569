import type { Game, GameTypes } from '../game.ts';
import type { Seat } from '../seat.ts';

/** Whether this is a step that only the table makes for the seat, such as its time running out. */
export function isInterruption<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
): boolean {
  const interruptions = game.interruptions?.(state, seat);
  if (interruptions === undefined || interruptions.length === 0) return false;
  if (typeof move === 'number') return interruptions.includes(move);
  const text = game.notation.writeStep(state, move);
  return interruptions.some((interruption) => game.notation.writeStep(state, interruption) === text);
}
