import type { Seat } from '@grove/kernel';
import type { NamedRecord } from './use-record.ts';
import { useReplayWords } from './words/index.ts';

/** What a seat is called in a list of seats: as the board calls it, where whoever looks is simply you. */
export function useSeatLabel({ reader, nameOf }: Pick<NamedRecord, 'reader' | 'nameOf'>): (seat: Seat) => string {
  const { you } = useReplayWords();
  return (seat) => (seat === reader ? you : nameOf(seat));
}
