import { itemAt, NO_CHANCE, type Seat } from '@grove/kernel';
import { concert, openStateOf, type View, worthOf } from '../rules/index.ts';
import type { Phrases } from './phrases.ts';

/** What steps change for the seat: what a concert pays it, or what it was paid. Undefined if that stays the same. */
export function whyText({ why }: Phrases, view: View, seat: Seat, steps: readonly number[]): string | undefined {
  if (view.stage !== 'turns') return undefined;
  const state = concert.imagine(view, NO_CHANCE);
  for (const step of steps)
    if (concert.why(state, seat, step) === undefined) concert.play(state, seat, step, NO_CHANCE);
  const after = concert.view(state, seat);
  const held = itemAt(after.concerts, seat).slice(itemAt(view.concerts, seat).length);
  if (held.length > 0) return why.paid(held.reduce((sum, points) => sum + points, 0));
  const worth = (shown: View) => itemAt(worthOf(openStateOf(shown), shown.options.ring), seat).stay;
  const [before, now] = [worth(view), worth(after)];
  return before === now ? undefined : why.concert(before, now);
}
