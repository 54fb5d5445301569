import type { Seat } from '@grove/kernel';
import type { SeenEntry } from '@grove/protocol';

/**
 * The steps that a seat has taken back and not replaced, the next to be played again last. A step that is played again
 * leaves the pile; any other own step, or going back by consent, clears it.
 */
export function takenBack(entries: readonly SeenEntry[], seat: Seat): string[] {
  let played: string[] = [];
  let pile: string[] = [];
  for (const { event } of entries) {
    if (event.kind === 'rewound') {
      // How many of the steps that are left are this seat's is not known here; nothing can be played again.
      [played, pile] = [[], []];
    } else if (
      (event.kind === 'moved' || event.kind === 'undone' || event.kind === 'interrupted') &&
      event.seat === seat
    ) {
      if (event.kind === 'undone') pile.push(...played.splice(-1));
      else {
        const step = event.kind === 'moved' ? (event.step ?? '') : '';
        pile = pile.at(-1) === step ? pile.slice(0, -1) : [];
        played.push(step);
      }
    }
  }
  return pile;
}
