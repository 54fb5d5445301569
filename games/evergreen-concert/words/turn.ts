import { besideOnRing } from '../rules/options.ts';
import { partsOf, type View } from '../rules/index.ts';
import type { Speech } from './happened.ts';
import type { Phrases } from './phrases.ts';

/** What steps of the reader's seat do: `Green 9 on your left pile, turn the hit to blue, hold a concert`. */
export function turnText(phrases: Phrases, view: View, steps: readonly number[], speech: Speech): string {
  const isLast = (i: number): boolean => i === steps.length - 1;
  const texts = steps
    // That a turn with cards ends is not worth a word.
    .filter((step, i) => partsOf(step).kind !== 'done' || i === 0 || !isLast(i))
    .map((step) => stepText(phrases, view, step, speech));
  const text = texts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function stepText({ steps }: Phrases, view: View, step: number, speech: Speech): string {
  const parts = partsOf(step);
  switch (parts.kind) {
    case 'play': {
      const owner = parts.owner === view.viewer ? undefined : speech.name(parts.owner);
      return steps.play(speech.card(parts.card), speech.pile(parts.pile), owner);
    }
    case 'pick':
      return steps.pick(speech.card(parts.card), speech.pile(parts.pile));
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
