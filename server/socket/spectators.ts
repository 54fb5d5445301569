import type { Refusal, Viewer } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import { type AppliedEntry, seatOf } from '@grove/table';
import type { Room } from '../tables/room.ts';

const NOBODY = '"me":{"person":null,"seat":null}';

/** Whether somebody sees what every stranger sees: no seat, no mutes or notes of their own, no command among these entries. */
export function isSpectator(
  { table }: Room,
  applied: readonly AppliedEntry[],
  person: Person | undefined,
  as: Viewer | undefined,
): boolean {
  if (as !== undefined && as !== 'public') return false;
  const { spectators } = table.data.settings;
  if (person === undefined) return true;
  if (!spectators || seatOf(table, person.id) >= 0) return false;
  const { ignored, notes } = table.data;
  const isOwn = ({ entry: { by } }: AppliedEntry) => by.kind === 'person' && by.person.id === person.id;
  return (
    !ignored.some((pair) => pair.person === person.id) &&
    !notes.some((note) => note.person === person.id) &&
    !applied.some(isOwn)
  );
}

/** The text of all spectators of a table, made once and kept around the place where it says who they are. */
export class SpectatorText {
  /** Of the table when it was made. */
  #number: number | undefined;
  #before = '';
  #after = '';

  /** @param make the text of a stranger */
  write(number: number, person: Person | undefined, make: () => string | Refusal): string | Refusal {
    if (this.#number !== number) {
      const text = make();
      if (typeof text !== 'string') return text;
      // Quotes inside of texts are escaped, so that nothing that somebody wrote can look like this.
      [this.#before = '', this.#after = ''] = text.split(NOBODY, 2);
      this.#number = number;
    }
    const me = { person: person?.id ?? null, seat: null };
    return `${this.#before}"me":${JSON.stringify(me)}${this.#after}`;
  }
}
