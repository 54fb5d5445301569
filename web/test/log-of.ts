import type { SeenEntry, SeenEvent } from '@grove/protocol';

/** A log with these events, numbered from 1 as the server numbers them. */
export const logOf = (...events: readonly SeenEvent[]): SeenEntry[] =>
  events.map((event, i) => ({ number: i + 1, at: 0, by: null, steps: 0, event }));
