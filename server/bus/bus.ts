import type { Entry } from '@grove/table';

/** That a table's log has grown. Whoever missed one sees it by the numbers and asks the store. */
export interface Growth {
  readonly table: string;
  readonly entries: readonly Entry[];
}

/** Tells every node that has a table open what another node has appended. Messages may be lost; the store is the truth, and `Rooms.reconcile` finds it. */
export interface Bus {
  publish(growth: Growth): void;
  /** @returns how to stop listening */
  subscribe(table: string, hear: (growth: Growth) => void): () => void;
  close(): Promise<void>;
}
