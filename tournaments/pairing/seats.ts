import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { careerOf, type Careers } from '../standings/careers.ts';
import { permutations } from './permutations.ts';

/**
 * Who sits where, so that everybody has had all seats as equally often as can be: the order in which the fewest have had their seats
 * before, and then the fewest had theirs the last time. `turn` says which seat the first of a new company gets.
 */
export function assignSeats(company: readonly EntrantId[], careers: Careers, turn: number): EntrantId[] {
  const shift = turn % company.length;
  const rotated = [...company.slice(shift), ...company.slice(0, shift)];
  let best = rotated;
  let least = Infinity;
  for (const order of permutations(rotated)) {
    const cost = seatCost(order, careers);
    if (cost < least) [best, least] = [order, cost];
  }
  return best;
}

/** Seats that were had often weigh more than proportionally, so that nobody alone bears the imbalance. */
function seatCost(order: readonly EntrantId[], careers: Careers): number {
  let cost = 0;
  order.forEach((id, seat) => {
    const { seatCounts, lastSeat } = careerOf(careers, id);
    const excess = itemAt(seatCounts, seat) - Math.min(...seatCounts.slice(0, order.length));
    cost += 8 * excess * excess + (lastSeat === seat ? 1 : 0);
  });
  return cost;
}
