import type { BoardNotes } from '@grove/game-kit/board';
import type { Json } from '@grove/kernel';

type Kept = readonly (readonly [table: string, note: Json])[];

const STORED = 'grove.board-notes';
/** Older tables are forgotten, so that the browser's store does not fill. */
const MOST_TABLES = 20;

/** All notes, the oldest first; anything unreadable counts as none. */
function kept(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? (stored as unknown[]).filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Kept[number] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string';

/** What the board of one table keeps in this browser, for instance the steps that a seat means to play next. */
export const boardNotesOf = (table: string): BoardNotes => ({
  read: () => kept().find(([name]) => name === table)?.[1],
  write: (note) => {
    const others = kept().filter(([name]) => name !== table);
    localStorage.setItem(STORED, JSON.stringify([...others.slice(1 - MOST_TABLES), [table, note]]));
  },
});
