import type { Seat } from '@grove/kernel';
import type { Actor, PersonId, Settings } from '@grove/protocol';

/** What somebody wants of a table that exists. `decide` says what comes of it. */
export type Wish =
  | { readonly kind: 'configure'; readonly players?: number; readonly settings?: Partial<Settings> }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'place-bot'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'clear-seat'; readonly seat: Seat }
  /** The seed comes from the server, fresh and secret. */
  | { readonly kind: 'start'; readonly seed: string }
  /** `after`: the last entry that the sender had seen; without it the step is taken as it comes. */
  | { readonly kind: 'move'; readonly step: string; readonly after?: number }
  | { readonly kind: 'undo' }
  /** Take back so many of the own steps, and all that was played since. */
  | { readonly kind: 'ask-undo'; readonly steps?: number }
  | { readonly kind: 'answer-undo'; readonly yes: boolean }
  | { readonly kind: 'withdraw-undo' }
  | { readonly kind: 'vote-end'; readonly yes: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'return' }
  | { readonly kind: 'hand-over'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'mute'; readonly person: PersonId; readonly on: boolean; readonly forAll: boolean }
  | { readonly kind: 'note'; readonly text: string }
  /** The id that a new table would have. */
  | { readonly kind: 'rematch'; readonly table: string }
  /** The server was away for so long, and the clocks must not count it. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The clock looks at the table. */
  | { readonly kind: 'tick' };

export type WishOf<Kind extends Wish['kind']> = Extract<Wish, { readonly kind: Kind }>;

export interface Command {
  readonly by: Actor;
  /** Chosen by the sender, new for every command; null for those that may be repeated. */
  readonly id: string | null;
  readonly wish: Wish;
}
