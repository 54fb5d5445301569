import type { Seat } from '@grove/kernel';
import type { SeatSummary } from '@grove/protocol';
import { seatTitle } from '../local-game/seat-names.ts';
import type { Words } from '../words/index.ts';

/** Who sits where; those of one name are told apart by the number of their seat. `open` stands for a seat that is free. */
export function tableNames(words: Words, seats: readonly SeatSummary[], open = ''): (seat: Seat) => string {
  const titles = seats.map(({ person, bot }) =>
    person === null ? (bot === null ? open : seatTitle(words, bot)) : person.name,
  );
  return (seat) => {
    const title = titles[seat];
    return titles.filter((other) => other === title).length === 1 ? title : `${title} ${seat + 1}`;
  };
}
