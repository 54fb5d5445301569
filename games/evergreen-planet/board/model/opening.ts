import { itemAt } from '@grove/kernel';
import type { Event, Picker } from '../../rules/events.ts';
import type { View } from '../../rules/types.ts';
import type { Speech } from './speech.ts';

/** A line of the log that no step tells. */
export interface OpeningLine {
  readonly key: string;
  readonly event: Event;
  readonly text: string;
}

/**
 * What happened before anybody decided anything, newest first: no step tells it. It is read from the view, so it is known during
 * the first round only.
 */
export function openingLines(view: View, speech: Speech): readonly OpeningLine[] {
  if (view.round > 0) return [];
  const pickerOf = (picker: number): Picker => (picker < view.planets.length ? picker : 'opponent');
  const begins: Event = { kind: 'round', round: 0, first: pickerOf(view.first) };
  const lines = [
    ...opponentsCard(view).map((event) => ({ event, text: speech.tell(event) ?? '' })),
    ...view.planets.flatMap(({ parts: { start } }, seat) =>
      start === 0 ? [] : [{ event: begins, text: startText(seat, start, view, speech) }],
    ),
    { event: begins, text: speech.tell(begins) ?? '' },
  ];
  return lines.map(({ event, text }, i) => ({ key: `opening.${lines.length - i}`, event, text }));
}

/** P9.2: alone, an opponent who begins has taken its card before the first question. */
function opponentsCard({ planets, first, river, tokenOn }: View): Event[] {
  if (planets.length > 1 || first !== 1) return [];
  const place = river.findIndex(({ takenBy }) => takenBy === 1);
  if (place < 0) return [];
  const { card } = itemAt(river, place);
  return [{ kind: 'taken', picker: 'opponent', card, withToken: place === tokenOn }];
}

/** P2.1: those who choose later begin with points. */
function startText(seat: number, points: number, { viewer }: View, { board, isShared, nameOf }: Speech): string {
  return seat === viewer && !isShared ? board.youStartWith(points) : board.startsWith(nameOf(seat), points);
}
