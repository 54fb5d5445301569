import type { Seat, Viewer } from '@grove/kernel';
import type { Card, Colour } from '../material/index.ts';
import type { DiscMoved } from './influence.ts';

/** C3.1 A card picked in secret for a pile (0 left, 1 middle, 2 right). */
interface Picked {
  readonly kind: 'picked';
  readonly seat: Seat;
  readonly card: Card;
  readonly pile: number;
}

/** C3.1, C3.2 All picks by seat, and who begins. */
interface Revealed {
  readonly kind: 'revealed';
  readonly picks: readonly (readonly Card[])[];
  readonly first: Seat;
}

/** C4.2 `owner` and `pile` say where; the covered card is out of the game. */
interface CardPlayed {
  readonly kind: 'card-played';
  readonly seat: Seat;
  readonly card: Card;
  readonly owner: Seat;
  readonly pile: number;
  readonly covered: Card;
}

/** C4.4 */
interface HitMoved {
  readonly kind: 'hit-moved';
  readonly seat: Seat;
  readonly from: Colour;
  readonly to: Colour;
}

/** C4.5, C4.6 `points` are as scored, doubled for a gala. */
interface ConcertHeld {
  readonly kind: 'concert-held';
  readonly seat: Seat;
  readonly gala: boolean;
  readonly points: number;
}

/** C5.3 With a card: `drawer`, the right-hand neighbour, drew it. C5.4 NO_CARD: the turn had cards already. */
interface TimedOut {
  readonly kind: 'timed-out';
  readonly seat: Seat;
  readonly drawer: Seat;
  readonly card: Card;
}

/** C6.2 By seat: the points as scored, and whether this was the gala. */
interface FinalHeld {
  readonly kind: 'final-held';
  readonly points: readonly number[];
  readonly galas: readonly boolean[];
}

export type Event = Picked | Revealed | CardPlayed | DiscMoved | HitMoved | ConcertHeld | TimedOut | FinalHeld;

/** What the others hear of a pick: that there was one. */
interface PickedSecretly {
  readonly kind: 'picked-secretly';
  readonly seat: Seat;
  readonly pile: number;
}

export type Seen = Event | PickedSecretly;

/** Everything is said aloud but the cards picked in the opening. */
export function seen(event: Event, viewer: Viewer): Seen {
  if (event.kind !== 'picked' || event.seat === viewer) return event;
  return { kind: 'picked-secretly', seat: event.seat, pile: event.pile };
}
