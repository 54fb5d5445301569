import { itemAt, type Seat } from '@grove/kernel';
import type { View } from '../../rules/types.ts';

/** C6.3 All concerts so far; the final one is 0 until it is held. */
export const totalOf = ({ concerts, finals }: View, seat: Seat): number =>
  itemAt(concerts, seat).reduce((sum, points) => sum + points, itemAt(finals, seat));
