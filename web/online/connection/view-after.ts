import { applyPatch, type JsonPatch } from '@grove/kernel';
import type { ServerMessage, TableView } from '@grove/protocol';

export type Update = Extract<ServerMessage, { type: 'update' }>;

/** The view that an update tells, or makes of the one before; undefined if it is about another view than this. */
export function viewAfter(before: TableView | undefined, update: Update): TableView | undefined {
  if ('view' in update) return update.view;
  if (before?.number !== update.since) return undefined;
  try {
    return applyPatch(before, update.patch as JsonPatch);
  } catch {
    return undefined;
  }
}
