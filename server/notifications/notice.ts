import type { PersonId } from '@grove/protocol';
import type { Occasion } from './occasions.ts';

/** Of a table, or: somebody asks to join a club, has entered a tournament, has to finish a game whose time is over, or such games have to be decided. */
export type NoticeKind = Occasion['kind'] | 'request' | 'entry' | 'overdue' | 'undecided';

/** What somebody who is not there is told: what it is about, and nothing of the game. */
export interface Notice {
  readonly kind: NoticeKind;
  /** The page to go to. */
  readonly path: string;
  readonly table?: string;
  readonly game?: string;
  /** The name of the club or the tournament, and the round of it that a table belongs to. */
  readonly title?: string;
  readonly round?: number;
}

/** A notice with a name, which is the same if another node sends it again. */
export interface NamedNotice extends Notice {
  readonly name: string;
}

/**
 * Sends a notice to a person over one channel, within `SENT_WITHIN`. The same notice may be sent twice, if a node died or
 * lost the store just after sending; then the second must replace the first.
 */
export type Notify = (person: PersonId, notice: NamedNotice) => Promise<void>;
