import type { Viewer } from '@grove/kernel';
import { besideOnRing } from '../rules/options.ts';
import { partsOf, type View } from '../rules/index.ts';
import type { Speech } from './happened.ts';
import type { Phrases } from './phrases.ts';

/** What steps of the viewer do, spoken to the reader: `Green 9 on your left pile, turn the hit to blue, hold a concert`. */
export function turnText(
  phrases: Phrases,
  view: View,
  steps: readonly number[],
  speech: Speech,
  reader: Viewer,
): string {
  const isLast = (i: number): boolean => i === steps.length - 1;
  const texts = steps
    // That a turn with cards ends is not worth a word.
    .filter((step, i) => partsOf(step).kind !== 'done' || i === 0 || !isLast(i))
    .map((step) => stepText(phrases, view, step, speech, reader));
  const text = texts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function stepText({ steps }: Phrases, view: View, step: number, speech: Speech, reader: Viewer): string {
  const parts = partsOf(step);
  const ownerOf = (seat: Viewer) => (seat === reader || seat === 'public' ? undefined : speech.name(seat));
  switch (parts.kind) {
    case 'play':
      return steps.play(speech.card(parts.card), speech.pile(parts.pile), ownerOf(parts.owner));
    case 'pick':
      return steps.pick(speech.card(parts.card), speech.pile(parts.pile), ownerOf(view.viewer));
    case 'hit':
      return steps.hit(speech.colour(besideOnRing(view.options.ring, view.hit, parts.step)));
    case 'concert':
      return steps.concert;
    case 'gala':
      return steps.gala;
    default:
      return steps.done;
  }
}
