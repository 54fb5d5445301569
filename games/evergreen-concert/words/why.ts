import { clausesText, type Language } from '@grove/game-kit';
import { itemAt, NO_CHANCE, type Seat } from '@grove/kernel';
import { type Card, COLOUR_OF, VALUE_OF } from '../material/index.ts';
import { concert, openStateOf, partsOf, type View, worthOf } from '../rules/index.ts';
import type { Speech } from './happened.ts';
import type { Phrases } from './phrases.ts';

/**
 * What steps change for the seat: what a concert pays it, what it was paid, or what its opening comes to. Undefined if that stays the
 * same.
 */
export function whyText(
  { why }: Phrases,
  view: View,
  seat: Seat,
  steps: readonly number[],
  speech: Speech,
  language: Language,
): string | undefined {
  if (view.stage === 'opening') return clausesText(language, openingClauses(why, view, steps, speech));
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

/** C3.2 The lowest sum begins; what is left of an artist in hand can win the disc back once the card is covered. */
function openingClauses(
  why: Phrases['why'],
  { picks, hand }: View,
  steps: readonly number[],
  speech: Speech,
): string[] {
  const picked = steps.map(partsOf).flatMap((parts) => (parts.kind === 'pick' ? [parts.card] : []));
  const sum = why.openingSum([...picks, ...picked].reduce((total, card) => total + itemAt(VALUE_OF, card), 0));
  const [card, ...more] = picked;
  if (card === undefined || more.length > 0) return [sum];
  const isKept = (other: Card) => other !== card && COLOUR_OF[other] === COLOUR_OF[card];
  return [sum, why.keepsOfArtist(speech.cards(hand.filter(isKept)))];
}
