import type { Viewer } from '@grove/kernel';

export type Event =
  | { readonly kind: 'chosen'; readonly seat: number; readonly card: number }
  | {
      readonly kind: 'revealed';
      readonly cards: readonly number[];
      readonly winner: number;
      readonly prize: number;
    };

/** As heard: a choice without its card, except for the seat that made it. */
export type Seen = Event | { readonly kind: 'chose-secretly'; readonly seat: number };

export function seen(event: Event, viewer: Viewer): Seen {
  if (event.kind === 'chosen' && event.seat !== viewer) return { kind: 'chose-secretly', seat: event.seat };
  return event;
}
