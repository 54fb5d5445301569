import type { Seat } from '@grove/kernel';
import type { SeatSummary } from '@grove/protocol';
import { seatTitle } from '../local-game/seat-names.ts';
import type { Words } from '../words/index.ts';

/** The name of each seat; equal names are told apart by the number of the seat. An empty seat is called `open`. */
export function seatNamesOf(words: Words, seats: readonly SeatSummary[], open = ''): (seat: Seat) => string {
  const titles = seats.map(({ person, bot }) =>
    person === null ? (bot === null ? open : seatTitle(words, bot)) : person.name,
  );
  return (seat) => {
    const title = titles[seat] ?? '';
    return titles.filter((other) => other === title).length === 1 ? title : `${title} ${seat + 1}`;
  };
}
