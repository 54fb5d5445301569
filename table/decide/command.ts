import type { Actor, Command } from '@grove/protocol';

/**
 * What a table that exists can be asked: what people send, with what the server adds to it, and what the server asks on
 * its own. `decide` says what comes of it.
 */
export type TableCommand =
  | Exclude<Command, { readonly kind: 'start' | 'rematch' }>
  /** The seed comes from the server, fresh and secret. */
  | { readonly kind: 'start'; readonly seed: string }
  /** The id that a new table would have. */
  | { readonly kind: 'rematch'; readonly table: string }
  /** The server was away for so long, and the clocks must not count it. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The clock looks at the table. */
  | { readonly kind: 'tick' };

export type CommandOf<Kind extends TableCommand['kind']> = Extract<TableCommand, { readonly kind: Kind }>;

/** A command with its sender. */
export interface IssuedCommand {
  readonly by: Actor;
  /** Chosen by the sender, new for every command; null for those that may be repeated. */
  readonly id: string | null;
  readonly command: TableCommand;
}
