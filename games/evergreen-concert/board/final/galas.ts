import type { Heard } from '@grove/game-kit/board';
import type { Seat } from '@grove/kernel';
import type { Seen, View } from '../../rules/index.ts';

/** A concert of the time line; `final` is everybody's last (C6.2). */
export type Station = number | 'final';

/** C4.6, C6.2 Says which concert was a seat's gala. A view knows only that it was held, so what was heard is asked. */
export function galasIn(heard: readonly Heard<Seen>[], view: View): (seat: Seat, station: Station) => boolean {
  const held = heard.flatMap(({ seen }) => seen).filter((event) => event.kind === 'concert-held');
  return (seat, station) => {
    if (station === 'final') return view.hadGala[seat] === false;
    return held.filter((event) => event.seat === seat)[station]?.gala === true;
  };
}
