import type { GameTypes, Versioned } from '@grove/kernel';
import type { Event, Seen } from './events.ts';
import type { Move } from './move.ts';

export const CARDS = 20;
export const HAND = 3;
export const ROUNDS = 3;
/** In place of a card: not chosen yet, or hidden from the viewer's eyes. */
export const NONE = 0;

export type Options = { readonly winner: 'highest' | 'lowest' };

export interface State extends Versioned {
  readonly options: Options;
  /** Top first. */
  deck: number[];
  /** Each hand sorted. */
  hands: number[][];
  chosen: number[];
  prize: number;
  round: number;
  /** Everything that lies open beside the table, in the order it came there. */
  played: number[];
  bonus: number[];
  won: number[];
}

/** What a viewer knows: own hand and choice; of the others only how many cards and whether they have chosen. */
export interface View extends Versioned {
  readonly options: Options;
  readonly viewer: number | 'public';
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly hasChosen: readonly boolean[];
  readonly choice: number;
  readonly prize: number;
  readonly round: number;
  readonly played: readonly number[];
  readonly bonus: readonly number[];
  readonly won: readonly number[];
}

export type Reason = 'game-over' | 'already-chosen' | 'not-in-hand';

export interface AcornsTypes extends GameTypes {
  State: State;
  Move: Move;
  View: View;
  Event: Event;
  Seen: Seen;
  Reason: Reason;
  Options: Options;
}
