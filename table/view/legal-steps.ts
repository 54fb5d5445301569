import type { PersonId } from '@grove/protocol';
import { seatOf, type Table, waitingSeats } from '../table.ts';

/** The legal steps of a person's own seat, in the game's notation. Those of another seat would show its hand. */
export function legalSteps(table: Table, person: PersonId | undefined): string[] {
  const { game, match } = table;
  const seat = seatOf(table, person);
  if (match === null || !waitingSeats(table).includes(seat)) return [];
  return game.moves(match.state, seat).map((move) => game.notation.writeStep(match.state, move));
}
