import type { Seat } from '@grove/kernel';

/** Names a person everywhere; it is public, unlike the token that proves who somebody is. */
export type PersonId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** Who does something at a table: somebody at the door, the program in a seat, or the clock. */
export type Actor =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'clock' };

export const byPerson = (person: Person): Actor => ({ kind: 'person', person });
export const byBot = (seat: Seat): Actor => ({ kind: 'bot', seat });
export const byClock: Actor = { kind: 'clock' };

/** The same actor gives the same text; message ids are unique per actor only. */
export function actorKey(actor: Actor): string {
  if (actor.kind === 'person') return `person ${actor.person.id}`;
  return actor.kind === 'bot' ? `bot ${actor.seat}` : 'clock';
}

export const isPerson = (actor: Actor, id: PersonId | undefined): boolean =>
  actor.kind === 'person' && actor.person.id === id;
