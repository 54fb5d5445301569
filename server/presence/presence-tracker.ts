import type { PersonId, PresenceState, ServerMessage } from '@grove/protocol';
import { seatOf } from '@grove/table';
import type { Bus } from '../bus/bus.ts';
import type { Room } from '../tables/room.ts';
import { RemotePresence } from './remote-presence.ts';

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
  readonly remote: RemotePresence;
}

/** So long somebody whose line broke counts as on the way back. */
const ON_THE_WAY = 60_000;
/** A node that has not been heard for so long has died, and its guests are on the way back. */
const SILENCE = 5000;

/**
 * Who has a table open just now, on this node and on the others. It is not in the log: a line that breaks is no decision,
 * unlike leaving.
 */
export class PresenceTracker {
  readonly #tables = new Map<string, Attendees>();
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #node: string;
  readonly #pulses = new Map<string, number>();

  constructor(now: () => number, bus: Bus, node: string) {
    this.#now = now;
    this.#bus = bus;
    this.#node = node;
    bus.subscribe('pulse', 'nodes', (pulse) => this.#pulses.set(pulse.node, now()));
    bus.onReturn(() => this.#reintroduce());
  }

  /** @returns how to say goodbye */
  arrive(room: Room, person: PersonId | undefined, tell: Tell): () => void {
    const attendees = this.#tables.get(room.id) ?? this.#open(room);
    const guest = { person, tell };
    const isFirst = attendees.guests.size === 0;
    attendees.guests.add(guest);
    if (person !== undefined) attendees.dropped.delete(person);
    this.#announce(room, attendees);
    this.#publish(room.id, attendees, isFirst);
    return () => this.#depart(room, attendees, guest);
  }

  /** Whether somebody has the table open, as far as this node knows. */
  isHere(table: string, person: PersonId): boolean {
    const attendees = this.#tables.get(table);
    return attendees !== undefined && this.#here(attendees).includes(person);
  }

  /** Whether somebody has the table open on any node. */
  async isHereAnywhere(table: string, person: PersonId): Promise<boolean> {
    if (this.isHere(table, person)) return true;
    // Where somebody has the table open, the others have said who has it open there.
    if (!this.#bus.isShared || this.#tables.has(table)) return false;
    return (await RemotePresence.ask(this.#bus, table, this.#node)).includes(person);
  }

  /** A sign of life for the others, and a look at theirs. */
  pulse(): void {
    this.#bus.publish('pulse', 'nodes', { node: this.#node });
    if (!this.#bus.isUp) return;
    const before = this.#now() - SILENCE;
    for (const [node, at] of this.#pulses) {
      if (at >= before) continue;
      this.#pulses.delete(node);
      for (const { remote } of this.#tables.values()) remote.lose(node);
    }
  }

  #open(room: Room): Attendees {
    const dropped = new Map<PersonId, number>();
    const remote = new RemotePresence(this.#bus, room.id, this.#node, (gone, isAsked) => {
      for (const person of gone) dropped.set(person, this.#now());
      this.#announce(room, attendees);
      if (isAsked) this.#publish(room.id, attendees, false);
    });
    const attendees = { guests: new Set<Guest>(), dropped, remote };
    this.#tables.set(room.id, attendees);
    return attendees;
  }

  #depart(room: Room, attendees: Attendees, guest: Guest): void {
    attendees.guests.delete(guest);
    if (guest.person !== undefined) attendees.dropped.set(guest.person, this.#now());
    this.#publish(room.id, attendees, false);
    if (attendees.guests.size > 0) return this.#announce(room, attendees);
    attendees.remote.close();
    this.#tables.delete(room.id);
  }

  /** The bus was away: what the others have heard of us is old. */
  #reintroduce(): void {
    for (const node of this.#pulses.keys()) this.#pulses.set(node, this.#now());
    for (const [table, attendees] of this.#tables) this.#publish(table, attendees, true);
  }

  #publish(table: string, { guests }: Attendees, asks: boolean): void {
    const people = [...guests].flatMap(({ person }) => person ?? []);
    const strangers = guests.size - people.length;
    this.#bus.publish('company', table, { node: this.#node, people, strangers, asks });
  }

  #announce(room: Room, attendees: Attendees): void {
    const notice = this.#notice(room, attendees);
    for (const { tell } of attendees.guests) tell(notice);
  }

  #here({ guests, remote }: Attendees): PersonId[] {
    return [...[...guests].flatMap(({ person }) => person ?? []), ...remote.people];
  }

  /** Names those who sit at the table; spectators are only counted. */
  #notice(room: Room, attendees: Attendees): Notice {
    const { guests, dropped, remote } = attendees;
    const here = this.#here(attendees);
    const states = new Map<PersonId, PresenceState>();
    for (const [person, at] of dropped) if (this.#now() - at < ON_THE_WAY) states.set(person, 'dropped');
    for (const person of here) states.set(person, 'here');
    const people = [...states]
      .filter(([person]) => seatOf(room.table, person) >= 0)
      .map(([person, state]) => ({ person, state }));
    const strangers = [...guests].filter(({ person }) => person === undefined).length + remote.strangers;
    const spectators = strangers + here.filter((person) => seatOf(room.table, person) < 0).length;
    return { type: 'presence', table: room.id, people, spectators };
  }
}
