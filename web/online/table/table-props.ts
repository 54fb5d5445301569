import type { GameModule } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import type { TableView } from '@grove/protocol';
import type { TableConnection } from '../connection/use-table-client.ts';

/** A table as the parts of its page get it: what is known of it, and the client that sends commands. */
export interface TableProps extends TableConnection {
  readonly module: GameModule;
  readonly view: TableView;
  readonly nameOf: (seat: Seat) => string;
}

/** Whether this browser's person sits at the table and plays: neither away nor replaced by a bot. */
export function isPlaying({ me, seats }: TableView): boolean {
  return me.seat !== null && itemAt(seats, me.seat).bot === null && !itemAt(seats, me.seat).left;
}
