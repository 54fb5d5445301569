import type { EntrantData, EntrantId, TableResult } from '../log/event.ts';

/** Who asks. The server knows who is a director; what it does by itself (results of tables, what is due) it asks for as `server`. */
export type Actor =
  | { readonly kind: 'director' }
  | { readonly kind: 'person'; readonly id: EntrantId }
  | { readonly kind: 'server' };

export type TournamentCommand =
  | { readonly kind: 'register'; readonly entrant: EntrantData }
  | { readonly kind: 'withdraw'; readonly entrant: EntrantId }
  | { readonly kind: 'check-in'; readonly entrant: EntrantId }
  /** The seed decides lots between entrants of the same rating. */
  | { readonly kind: 'start'; readonly seed: string }
  /** Does what is due: ends the round that is played or whose time is out, pairs, ends the tournament. */
  | { readonly kind: 'advance' }
  | {
      readonly kind: 'pair-by-hand';
      readonly tables: readonly (readonly EntrantId[])[];
      readonly byes: readonly EntrantId[];
      readonly reason: string;
    }
  | { readonly kind: 'report-result'; readonly table: number; readonly result: TableResult }
  | { readonly kind: 'set-result'; readonly table: number; readonly result: TableResult; readonly reason: string }
  | { readonly kind: 'give-bye'; readonly entrant: EntrantId; readonly round: number }
  | { readonly kind: 'announce-absence'; readonly entrant: EntrantId; readonly round: number }
  /** To be paired, in a format without rounds; and not to be any more. */
  | { readonly kind: 'wait'; readonly entrant: EntrantId }
  | { readonly kind: 'rest'; readonly entrant: EntrantId }
  /** Ends the open round though tables are still playing; these count for nobody. */
  | { readonly kind: 'end-round' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'extend'; readonly until: number }
  | { readonly kind: 'cancel'; readonly reason: string }
  /** Ends the tournament now, with the standings as they are. */
  | { readonly kind: 'end' }
  /** Another season follows this one of a league: the tournament of that id. */
  | { readonly kind: 'follow'; readonly next: string };

export type CommandKind = TournamentCommand['kind'];
export type CommandOf<Kind extends CommandKind> = Extract<TournamentCommand, { readonly kind: Kind }>;
