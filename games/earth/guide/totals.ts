import { itemAt, type Facts, NO_CHANCE, type Seat } from '@grove/kernel';
import { imagine } from '../rules/imagine.ts';
import { earth } from '../rules/index.ts';
import type { View } from '../rules/view.ts';

/** What both have at the end of a game of two. */
export function totalsOf(view: View, seat: Seat): Facts {
  if (view.phase !== 'over') return { total: 0, rival: 0 };
  const { totals } = earth.result(imagine(view, NO_CHANCE));
  return { total: itemAt(totals, seat), rival: totals[1 - seat] ?? 0 };
}
