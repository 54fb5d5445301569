import type { JsonObject, Refusal, Seat, Viewer } from '@grove/kernel';

/*
 * What travels between page and server, as docs/PROTOCOL.md tells it. The page knows the server over the wire only, so
 * it has types of its own; a test compares them with the server's.
 */

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** How somebody did in a game of the day. */
export interface Place {
  readonly person: Person;
  readonly total: number;
}

export interface SeatInfo {
  readonly person: Person | null;
  readonly bot: string | null;
  readonly left: boolean;
  readonly waited: boolean;
}

export interface SeatView extends SeatInfo {
  readonly deadline: number | null;
  readonly timeLeft: number | null;
  readonly out: boolean;
  readonly overdue: boolean;
}

export interface GameView {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly steps: number;
  readonly moves: readonly string[];
  readonly canUndo: boolean;
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'sand' }
  | { readonly kind: 'days'; readonly days: number };

export interface Settings {
  readonly options: JsonObject;
  readonly clock: Clock;
  readonly whenOut: 'bot' | 'wait';
  readonly standIn: string;
  readonly botSeconds: number;
  readonly open: boolean;
  readonly rated: boolean;
  readonly spectators: boolean;
}

export interface ChatLine {
  readonly number: number;
  readonly from: Person;
  readonly text: string;
}

export type Phase = 'gathering' | 'playing' | 'finished';

export interface TableView {
  readonly table: string;
  readonly game: string;
  readonly number: number;
  readonly phase: Phase;
  readonly host: string;
  readonly settings: Settings;
  readonly me: { readonly person: string | null; readonly seat: Seat | null };
  readonly seats: readonly SeatView[];
  readonly playing: GameView | null;
  readonly undo: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null;
  readonly votes: readonly Seat[];
  readonly end: {
    readonly how: 'played' | 'agreed';
    readonly totals: readonly number[];
    readonly winners: readonly Seat[];
  } | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly rematch: string | null;
  readonly chat: readonly ChatLine[];
  readonly silenced: readonly string[];
  readonly muted: readonly string[];
  readonly note: string;
}

/** What a list shows of a table. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly totals: readonly number[] | null;
  readonly winners: readonly Seat[] | null;
}

/** A line of the log; the page follows the steps, and takes the rest from the view. */
export interface SeenEntry {
  readonly number: number;
  readonly at: number;
  readonly event:
    | {
        readonly kind: 'moved' | 'interrupted';
        readonly seat: Seat;
        /** For the own seat. */
        readonly step?: string;
        readonly seen: readonly unknown[];
      }
    | { readonly kind: 'undone'; readonly seat: Seat }
    | { readonly kind: 'rewound'; readonly to: number }
    | { readonly kind: OtherEvent };
}

type OtherEvent =
  | 'created'
  | 'configured'
  | 'seated'
  | 'started'
  | 'undo-asked'
  | 'undo-answered'
  | 'undo-withdrawn'
  | 'clocked'
  | 'delayed'
  | 'left'
  | 'returned'
  | 'handed'
  | 'voted'
  | 'finished'
  | 'rematched'
  | 'chatted'
  | 'muted'
  | 'noted'
  | 'hidden';

export type Wish =
  | { readonly kind: 'configure'; readonly players?: number; readonly settings?: Partial<Settings> }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'place-bot'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'clear-seat'; readonly seat: Seat }
  | { readonly kind: 'start' }
  | { readonly kind: 'move'; readonly step: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'ask-undo' }
  | { readonly kind: 'answer-undo'; readonly yes: boolean }
  | { readonly kind: 'withdraw-undo' }
  | { readonly kind: 'vote-end'; readonly yes: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'return' }
  | { readonly kind: 'hand-over'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'mute'; readonly person: string; readonly on: boolean; readonly forAll: boolean }
  | { readonly kind: 'rematch' };

export type ClientMessage =
  | { readonly type: 'hello'; readonly token: string }
  | { readonly type: 'watch'; readonly table: string; readonly since?: number; readonly as?: Viewer }
  | { readonly type: 'do'; readonly table: string; readonly id: string; readonly wish: Wish }
  | { readonly type: 'ping' };

export type PresenceState = 'here' | 'dropped';

export interface Presence {
  readonly people: readonly { readonly person: string; readonly state: PresenceState }[];
  readonly spectators: number;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly person: Person }
  | { readonly type: 'table'; readonly table: string; readonly view: TableView }
  | {
      readonly type: 'update';
      readonly table: string;
      readonly entries: readonly SeenEntry[];
      readonly view: TableView;
    }
  | ({ readonly type: 'presence'; readonly table: string } & Presence)
  | { readonly type: 'done'; readonly id: string; readonly number: number; readonly repeated: boolean }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal; readonly message: string }
  | { readonly type: 'error'; readonly id?: string; readonly kind: string; readonly message: string }
  | { readonly type: 'pong' };
