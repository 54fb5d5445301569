import type { TournamentServerReason } from '@grove/protocol';
import type { TournamentReason } from '@grove/tournaments';

/** Reasons that only a program can meet: the pages never ask for such a thing. */
type OfPrograms =
  | 'bad-rating'
  | 'no-check-in'
  | 'no-hand-pairing'
  | 'no-rounds'
  | 'no-such-game'
  | 'not-paused'
  | 'not-your-entry'
  | 'server-only'
  | 'twice-in-divisions';

/** Why a tournament says no, by reason; `other` for what has no words of its own. */
export type RefusalWords = Readonly<
  Record<Exclude<TournamentReason | TournamentServerReason, OfPrograms> | 'other', string>
>;
