import type { ConnectionState } from '../connection/table-state.ts';

type Trouble = 'not-there' | 'no-spectators' | 'members-only' | 'other';

/** Refusals that a person can run into; `other` stands for the rest. */
type Refused =
  | 'stale'
  | 'seat-taken'
  | 'host-only'
  | 'open-seats'
  | 'silenced'
  | 'bad-text'
  | 'undo-pending'
  | 'nothing-to-undo'
  | 'no-time-left'
  | 'rated'
  | 'tournament'
  | 'not-saved'
  | 'bad-settings'
  | 'members-only'
  | 'too-many-bot-tables'
  | 'too-many'
  | 'other';

/** Everything that is said around tables with others. */
export interface OnlineWords {
  readonly newTable: string;
  readonly game: string;
  readonly openSeat: string;
  readonly time: string;
  readonly clocks: {
    readonly none: string;
    readonly sand: (seconds: number) => string;
    readonly move: (seconds: number) => string;
    readonly bank: (minutes: number, increment: number) => string;
    readonly days: (days: number) => string;
  };
  readonly listed: string;
  readonly mayWatch: string;
  /** Bots take the open seats and the game begins. */
  readonly more: string;
  readonly changeTable: string;
  readonly amounts: Readonly<Record<'seconds' | 'minutes' | 'increment' | 'days', string>>;
  readonly botTime: string;
  readonly botSeconds: (count: number) => string;
  readonly rated: string;
  readonly ratedNote: string;
  readonly casual: string;
  readonly isListed: string;
  readonly isPrivate: string;
  readonly nobodyWatches: string;

  readonly openTables: string;
  readonly noOpenTables: string;
  readonly myGames: string;
  readonly noGames: string;
  readonly finishedGames: string;
  readonly yourTurn: string;
  readonly waitsFor: (names: string) => string;
  readonly seatsOpen: (count: number) => string;
  readonly over: string;
  readonly noServer: string;

  readonly invite: string;
  readonly inviteNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly qr: string;
  readonly sitHere: (seat: number) => string;
  readonly sit: string;
  readonly standUp: string;
  readonly hostStarts: (host: string) => string;
  readonly fillSeats: string;
  readonly host: string;
  readonly you: string;

  readonly connection: Readonly<Record<ConnectionState, string>>;
  readonly tryNow: string;
  readonly troubles: Readonly<Record<Trouble, string>>;

  readonly table: string;
  readonly tableNews: (count: number) => string;
  readonly presence: {
    readonly here: string;
    readonly dropped: string;
    readonly away: string;
    readonly left: string;
    readonly bot: string;
    readonly open: string;
  };
  readonly spectators: (count: number) => string;
  readonly watching: string;
  readonly timeLeft: string;
  readonly timeOut: string;

  readonly chat: string;
  readonly noChat: string;
  readonly saySomething: string;
  readonly send: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly silence: (name: string) => string;
  readonly unsilence: (name: string) => string;

  readonly askUndo: string;
  /** `step`: what it did, as a sentence; empty if that cannot be told. */
  readonly undoAsked: (name: string, step: string) => string;
  readonly undoWaits: (step: string) => string;
  readonly undoRefused: (name: string) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;

  readonly leave: string;
  readonly youLeft: string;
  readonly botPlaysForYou: string;
  readonly comeBack: string;
  readonly standIn: string;
  readonly handOver: string;
  readonly handOverOf: (name: string) => string;
  readonly voteEnd: string;
  readonly takeVoteBack: string;
  readonly votes: (names: string) => string;
  /** Asked once before something that is not easily undone. */
  readonly confirm: {
    readonly vote: string;
    readonly leave: string;
    readonly leaveRated: string;
    readonly handOver: string;
    readonly handOverOf: (name: string) => string;
  };
  readonly endedByVote: string;
  readonly endedByTournament: string;

  readonly rematch: string;
  readonly toTable: string;
  readonly toRematch: string;
  readonly toTournament: string;
  readonly deal: string;
  readonly dealPromise: string;
  readonly dealSeed: string;
  readonly dealKept: string;
  readonly dealBroken: string;
  readonly dealCheck: string;
  readonly note: string;
  readonly noteHint: string;
  readonly keepNote: string;
  readonly noteKept: string;
  readonly refusals: Readonly<Record<Refused, string>>;
}
