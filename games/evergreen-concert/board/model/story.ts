import { COLOUR_OF, NO_CARD, type Colour } from '../../material/index.ts';
import type { Seen } from '../../rules/index.ts';
import type { Seat } from '@grove/kernel';

/** Whom an event is about: who acted, or to whom a disc came; undefined for what concerns everybody. */
export function seatOf(event: Seen): Seat | undefined {
  if (event.kind === 'disc-moved') return event.to;
  return 'seat' in event ? event.seat : undefined;
}

/** The artist that an event is about, if it is about one. */
export function artistOf(event: Seen): Colour | undefined {
  switch (event.kind) {
    case 'picked':
    case 'card-played':
      return COLOUR_OF[event.card];
    case 'timed-out':
      return event.card === NO_CARD ? undefined : COLOUR_OF[event.card];
    case 'disc-moved':
      return event.colour;
    case 'hit-moved':
      return event.to;
    default:
      return undefined;
  }
}
