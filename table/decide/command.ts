import type { Actor, Command, PhraseId } from '@grove/protocol';

/**
 * The commands of an existing table: those of people, with what the server adds to them, and the server's own. `decide` turns
 * them into entries.
 */
export type TableCommand =
  | Exclude<Command, { readonly kind: 'start' | 'rematch' | 'say' }>
  /** The text is for those who do not know the phrase. */
  | { readonly kind: 'say'; readonly phrase: PhraseId; readonly text: string }
  /** The seed comes from the server, and stays secret until the end. */
  | { readonly kind: 'start'; readonly seed: string }
  /** The id of the new table. */
  | { readonly kind: 'rematch'; readonly table: string }
  /** The tournament goes on without this game: it ends, and nobody has won or lost it. */
  | { readonly kind: 'call-off' }
  /** The deal is played nowhere any more. */
  | { readonly kind: 'unseal' }
  /** After an outage: the clocks must not count it. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Lets the clocks act if their time is out. */
  | { readonly kind: 'tick' };

export type CommandOf<Kind extends TableCommand['kind']> = Extract<TableCommand, { readonly kind: Kind }>;

/** A command with its sender. */
export interface IssuedCommand {
  readonly by: Actor;
  /** Chosen by the sender, new for every command; null for those that may be repeated. */
  readonly id: string | null;
  readonly command: TableCommand;
}
