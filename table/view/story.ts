import type { Refusal, Viewer } from '@grove/kernel';
import { apply, openTable, tell } from '../apply/apply.ts';
import type { Told } from '../apply/applier.ts';
import type { Entry } from '../log/entry.ts';
import type { Kit } from '../settings.ts';
import type { PersonId } from '../who.ts';
import { entryFor, type SeenEntry } from './entryFor.ts';
import { onlookerAt } from './onlooker.ts';

/**
 * A whole log as one person may read it: the move list, the replay and what a client missed all come from here. Once
 * the game is over it may be read through any eyes.
 */
export function storyFor(kit: Kit, log: readonly Entry[], person?: PersonId, as?: Viewer): SeenEntry[] | Refusal {
  const table = openTable(kit, log[0]);
  const told: Told[] = [tell(table, log[0])];
  for (const entry of log.slice(1)) told.push(apply(table, entry));
  const onlooker = onlookerAt(table, person, as);
  return 'reason' in onlooker ? onlooker : told.map((line) => entryFor(kit.game, line, onlooker));
}
