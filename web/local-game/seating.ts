import type { Seat } from '@grove/kernel';

/** In a seating: somebody at this screen. Everything else is the name of a bot. */
export const PERSON = 'person';

/** Who sits where in a game of this browser: PERSON, or the name of a bot. */
export type Seating = readonly string[];

export const isPersonAt = (seating: Seating, seat: Seat): boolean => seating[seat] === PERSON;

export const seatsOfPeople = (seating: Seating): Seat[] =>
  [...seating.keys()].filter((seat) => isPersonAt(seating, seat));

/** Who is asked of those that the rules wait for: whoever the screen shows, else a person, so that nobody waits for people unseen. */
export const askedFirst = (seating: Seating, waiting: readonly Seat[], viewer: Seat): Seat | undefined =>
  waiting.includes(viewer) ? viewer : (waiting.find((seat) => isPersonAt(seating, seat)) ?? waiting[0]);
