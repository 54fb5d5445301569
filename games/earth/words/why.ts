import { say } from '@grove/game-kit';
import { type Seat, SeededChance } from '@grove/kernel';
import { earth } from '../rules/index.ts';
import { partsOf, totalOf } from '../rules/result.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What steps add to the seat's score pad at once; undefined if that is nothing, or less: that is no reason for them. Which cards are drawn makes no difference to it. */
export function whyText(words: Vocabulary, view: View, seat: Seat, steps: readonly Move[]): string | undefined {
  const chance = SeededChance.from('why');
  const state = earth.imagine(view, chance);
  const before = totalOf(partsOf(state, seat));
  for (const step of steps) if (earth.why(state, seat, step) === undefined) earth.play(state, seat, step, chance);
  const points = totalOf(partsOf(state, seat)) - before;
  return points <= 0 ? undefined : say(words.pointsNow, { points: `+${points}` });
}
