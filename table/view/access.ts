import { refuse, type Refusal, type Viewer } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { isRevealed, mayLook, seatOf, type Table } from '../table.ts';

/** What one person may see of a table. */
export interface ViewAccess {
  readonly person: PersonId | undefined;
  /** Whose view of the game it is. */
  readonly viewer: Viewer;
  /** Nothing of the game is secret any more: it is over, and nobody plays the same deal. */
  readonly open: boolean;
  /** Whose chat is not shown. */
  readonly muted: readonly PersonId[];
}

/**
 * People see the view of their own seat, everybody else the public one. `as` asks for another view: that of any seat once the
 * game is over, the public one at any time.
 */
export function viewAccess(table: Table, person: PersonId | undefined, as?: Viewer): ViewAccess | Refusal {
  const { data } = table;
  const own = seatOf(table, person);
  const usual: Viewer = own < 0 ? 'public' : own;
  const open = isRevealed(table);
  if (!mayLook(table, person)) return refuse('table', 'no-spectators');
  const viewer = as ?? usual;
  if (viewer !== 'public' && data.seats[viewer] === undefined) return refuse('table', 'no-such-seat');
  if (viewer !== usual && viewer !== 'public' && !open) return refuse('table', 'not-finished');
  return { person, viewer, open, muted: mutedBy(data.ignored, person) };
}

/** One for all who have muted nobody. */
const NOBODY: readonly PersonId[] = [];

function mutedBy(ignored: Table['data']['ignored'], person: PersonId | undefined): readonly PersonId[] {
  if (ignored.length === 0) return NOBODY;
  return ignored.filter((pair) => pair.person === person).map(({ other }) => other);
}
