import { itemAt, type Refusal, type Viewer } from '@grove/kernel';
import type { PersonId, SeenEntry } from '@grove/protocol';
import { apply, openTable, appliedEntry } from '../apply/apply.ts';
import type { AppliedEntry } from '../apply/applied.ts';
import type { Entry } from '../log/entry.ts';
import type { TableGame } from '../settings.ts';
import { entryFor } from './entry-for.ts';
import { viewAccess } from './access.ts';

/**
 * A whole log as one person may see it: for the move list, the replay, and clients that have missed more than is in memory.
 */
export function logFor(
  tableGame: TableGame,
  log: readonly Entry[],
  person?: PersonId,
  as?: Viewer,
): SeenEntry[] | Refusal {
  const first = itemAt(log, 0);
  const table = openTable(tableGame, first);
  const applied: AppliedEntry[] = [appliedEntry(table, first)];
  for (const entry of log.slice(1)) applied.push(apply(table, entry));
  const access = viewAccess(table, person, as);
  return 'reason' in access ? access : applied.map((line) => entryFor(table.game, line, access));
}
