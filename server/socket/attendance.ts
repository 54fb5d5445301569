import { type PersonId, seatOf } from '@grove/table';
import type { Room } from '../rooms/room.ts';
import type { Presence, ServerMessage } from './protocol.ts';

type Notice = Extract<ServerMessage, { type: 'presence' }>;
type Tell = (notice: Notice) => void;

interface Guest {
  readonly person: PersonId | undefined;
  readonly tell: Tell;
}

interface Attendees {
  readonly guests: Set<Guest>;
  /** When each person who was here dropped out. */
  readonly dropped: Map<PersonId, number>;
}

/** So long somebody whose line broke counts as on the way back. */
const ON_THE_WAY = 60_000;

/**
 * Who has a table open just now, on this node. It is not in the log: a line that breaks is no decision, unlike leaving.
 */
export class Attendance {
  readonly #tables = new Map<string, Attendees>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns how to say goodbye */
  arrive(room: Room, person: PersonId | undefined, tell: Tell): () => void {
    const attendees = this.#tables.get(room.id) ?? { guests: new Set(), dropped: new Map() };
    this.#tables.set(room.id, attendees);
    const guest = { person, tell };
    attendees.guests.add(guest);
    if (person !== undefined) attendees.dropped.delete(person);
    this.#announce(room, attendees);
    return () => this.#depart(room, attendees, guest);
  }

  /** Whether somebody has the table open. */
  isHere(table: string, person: PersonId): boolean {
    return [...(this.#tables.get(table)?.guests ?? [])].some((guest) => guest.person === person);
  }

  #depart(room: Room, attendees: Attendees, guest: Guest): void {
    attendees.guests.delete(guest);
    if (guest.person !== undefined) attendees.dropped.set(guest.person, this.#now());
    if (attendees.guests.size === 0) this.#tables.delete(room.id);
    else this.#announce(room, attendees);
  }

  #announce(room: Room, attendees: Attendees): void {
    const notice = this.#notice(room, attendees);
    for (const { tell } of attendees.guests) tell(notice);
  }

  /** Names those who sit at the table; spectators are only counted. */
  #notice(room: Room, { guests, dropped }: Attendees): Notice {
    const here = new Set([...guests].map(({ person }) => person).filter((person) => person !== undefined));
    const states = new Map<PersonId, Presence>();
    for (const [person, at] of dropped) if (this.#now() - at < ON_THE_WAY) states.set(person, 'dropped');
    for (const person of here) states.set(person, 'here');
    const people = [...states]
      .filter(([person]) => seatOf(room.table, person) >= 0)
      .map(([person, state]) => ({ person, state }));
    const spectators = [...guests].filter(({ person }) => seatOf(room.table, person) < 0).length;
    return { type: 'presence', table: room.id, people, spectators };
  }
}
