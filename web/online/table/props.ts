import type { GameModule } from '@grove/game-kit';
import type { Seat } from '@grove/kernel';
import type { TableView } from '@grove/protocol';
import type { Session } from '../use-session.ts';

/** A table as its parts on the page get it: what is known, and the line to ask for more. */
export interface TableProps extends Session {
  readonly module: GameModule;
  readonly view: TableView;
  readonly nameOf: (seat: Seat) => string;
}

/** Whether this browser's person sits at the table and plays: neither away nor replaced by a bot. */
export function isPlaying({ me, seats }: TableView): boolean {
  return me.seat !== null && seats[me.seat].bot === null && !seats[me.seat].left;
}
