import type { Refusal } from '@grove/kernel';
import type { Presence, SeenEntry, TableView } from '@grove/protocol';

/** `lost` after several tries in vain: connecting goes on, but the person is told. */
export type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'lost';

/** Everything that the page shows of a table, in one value that is replaced as a whole. */
export interface TableState {
  readonly connection: ConnectionState;
  readonly view: TableView | undefined;
  /** The log as far as it is known, without gaps. */
  readonly log: readonly SeenEntry[];
  /** The log to show: while it is loaded anew, still the one from before, so that nothing flickers. */
  readonly shownLog: readonly SeenEntry[];
  /** The server has earlier entries that are not here yet. */
  readonly isLogPartial: boolean;
  readonly presence: Presence;
  /** Whether the view does not show yet what has been asked for. */
  readonly isBusy: boolean;
  /** Why the last command was refused. */
  readonly refusal: Refusal | undefined;
  /** Whether that command was a step of the game. */
  readonly isStepRefused: boolean;
  /** Why the table cannot be shown: `not-there`, `no-spectators`, `members-only`, `bad-token`, `newer-rules`. */
  readonly failure: string | undefined;
  /** How far this machine's clock is ahead of the server's, in milliseconds. */
  readonly clockSkew: number;
}
