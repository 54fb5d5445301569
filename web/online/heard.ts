import type { Seat } from '@grove/kernel';
import type { SeenEntry } from '@grove/protocol';

/** A step that stands, with what we heard of it. */
export interface HeardStep {
  readonly id: number;
  readonly seat: Seat;
  readonly seen: readonly unknown[];
}

/** The steps of a log that stand: those taken back are gone. */
export function heardSteps(entries: readonly SeenEntry[]): HeardStep[] {
  let steps: HeardStep[] = [];
  for (const { number, event } of entries) {
    if (event.kind === 'moved' || event.kind === 'interrupted') {
      steps.push({ id: number, seat: event.seat, seen: event.seen });
    } else if (event.kind === 'undone') {
      const last = steps.findLastIndex(({ seat }) => seat === event.seat);
      steps = steps.filter((_, i) => i !== last);
    } else if (event.kind === 'rewound') {
      steps = steps.slice(0, event.to);
    }
  }
  return steps;
}
