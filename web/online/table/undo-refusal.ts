import type { Seat } from '@grove/kernel';
import type { SeenEntry } from '@grove/protocol';

export interface UndoRefusal {
  /** The entry that says so. */
  readonly number: number;
  readonly by: Seat;
}

/** Who refused the last request of this seat to take a step back; undefined once the seat has asked again or played on. */
export function undoRefusalOf(log: readonly SeenEntry[], seat: Seat): UndoRefusal | undefined {
  const index = log.findLastIndex(({ event }) => event.kind === 'undo-answered' || isOwn(event, seat));
  const answer = log[index];
  if (answer?.event.kind !== 'undo-answered' || answer.event.yes) return undefined;
  const asked = log.slice(0, index).findLast(({ event }) => event.kind === 'undo-asked');
  return asked !== undefined && isOwn(asked.event, seat) ? { number: answer.number, by: answer.event.seat } : undefined;
}

const isOwn = (event: SeenEntry['event'], seat: Seat): boolean =>
  (event.kind === 'undo-asked' || event.kind === 'moved' || event.kind === 'undone') && event.seat === seat;
