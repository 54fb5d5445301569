import { itemAt, type Seat } from '@grove/kernel';
import type { View } from '../../rules/types.ts';

/** C6.3 All concerts so far; the final one is 0 until it is held. */
export const totalOf = ({ concerts, finals }: View, seat: Seat): number =>
  itemAt(concerts, seat).reduce((sum, points) => sum + points, itemAt(finals, seat));

/** C6.3 Most points, then the higher final concert; what is still tied is shared. */
export function winnersOf(view: View): Seat[] {
  const seats = view.handSizes.map((_, seat) => seat);
  const most = Math.max(...seats.map((seat) => totalOf(view, seat)));
  const leaders = seats.filter((seat) => totalOf(view, seat) === most);
  const final = Math.max(...leaders.map((seat) => itemAt(view.finals, seat)));
  return leaders.filter((seat) => view.finals[seat] === final);
}
