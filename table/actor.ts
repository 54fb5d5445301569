import type { Seat } from '@grove/kernel';
import type { Actor, Person, PersonId } from '@grove/protocol';

export const byPerson = (person: Person): Actor => ({ kind: 'person', person });
export const byBot = (seat: Seat): Actor => ({ kind: 'bot', seat });
export const byClock: Actor = { kind: 'clock' };

/** Command ids are unique per actor only, so that they are remembered with this. */
export function actorKey(actor: Actor): string {
  if (actor.kind === 'person') return `person ${actor.person.id}`;
  return actor.kind === 'bot' ? `bot ${actor.seat}` : 'clock';
}

export const isPerson = (actor: Actor, id: PersonId | undefined): boolean =>
  actor.kind === 'person' && actor.person.id === id;
