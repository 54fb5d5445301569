import type { Seat } from '@grove/kernel';
import { PERSON } from '../local-game/seating.ts';
import type { Viewpoint } from './link.ts';

/** Who plays on from a record: PERSON in one seat, bots in the others. */
export interface Sitting {
  readonly seating: readonly string[];
}

interface Sat {
  readonly players: number;
  /** The bots that there are to choose from. */
  readonly bots: readonly string[];
  /** Who sat where in the record, as far as that is known: the name of a bot, or PERSON. */
  readonly sat: readonly string[];
  /** The bot for seats of which nothing is known, and of people. */
  readonly usual: string;
}

export const seatOf = (seating: readonly string[]): Seat => Math.max(0, seating.indexOf(PERSON));

/** Who is spoken to when a game of this browser is looked back at: its only person. One of several may be anybody. */
export function readerAmong(sat: readonly string[]): Seat | undefined {
  const people = sat.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/**
 * The person takes the seat that was looked through, a spectator that of the first person. Bots keep their seats, unless another is
 * chosen for all of them; one whose seat is taken plays for the people who are gone.
 */
export function seatingFor({ players, bots, sat, usual }: Sat, { viewer, bot }: Omit<Viewpoint, 'step'>): string[] {
  const mine = viewer === 'public' ? seatOf(sat) : Math.min(viewer, players - 1);
  const isBot = (name: string | undefined): name is string => name !== undefined && bots.includes(name);
  const moved = isBot(sat[mine]) ? sat[mine] : usual;
  return Array.from({ length: players }, (_, seat) => {
    if (seat === mine) return PERSON;
    if (isBot(bot)) return bot;
    const before = sat[seat];
    return isBot(before) ? before : moved;
  });
}
