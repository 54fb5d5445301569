import type { GameTypes, Seat, Versioned, Viewer } from '@grove/kernel';
import type { Card, Colour, ColourName } from '../material/index.ts';
import type { OpenState } from './influence.ts';
import type { Event, Seen } from './events.ts';

/** C1.4, C1.5 What a table may decide; `timer` 0 plays without one. */
export type Options = { readonly timer: 0 | 30 | 60 | 90; readonly ring: readonly ColourName[] };

/** `opening` C3: all pick in secret; `turns` C4; `over` C6. */
export type Stage = 'opening' | 'turns' | 'over';

/** What is left to decide in a game, secrets included. Lists by seat, by artist, by pile (three per seat) or by card. */
export interface State extends OpenState, Versioned {
  readonly options: Options;
  readonly dealer: Seat;
  stage: Stage;
  /** How many turns have begun. */
  turn: number;
  /** NOBODY in the opening. */
  onTurn: Seat;
  /** C4.1 In the turn being played. */
  cardsPlayed: number;
  hitMoved: boolean;
  /** Three bit masks per seat, see hand.ts. */
  hands: number[];
  handSizes: number[];
  /** By card: the card that it covered, NO_CARD for none. With the tops this is every pile's history. */
  below: Card[];
  /** C4.5 Points of the concerts held, three places per seat, and how many of them are taken. */
  concerts: number[];
  held: number[];
  /** C4.6 The set of seats that have had their gala. */
  galas: number;
  /** C6.2 Points of the final concert; 0 until then. */
  finals: number[];
}

/** What a viewer knows. Hands and picks of others are only counted; piles are open from bottom to top. */
export interface View extends Versioned {
  readonly options: Options;
  readonly viewer: Viewer;
  readonly players: number;
  readonly dealer: Seat;
  readonly stage: Stage;
  readonly turn: number;
  readonly onTurn: Seat;
  readonly cardsPlayed: number;
  readonly hitMoved: boolean;
  /** Own cards, sorted; for the public none. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  /** C3.1 In the opening: own picks so far, and how many cards everyone has picked. */
  readonly picks: readonly Card[];
  readonly picked: readonly number[];
  /** By seat, then left, middle, right: the cards from the bottom up. Only the last one counts (C3.1). */
  readonly piles: readonly (readonly (readonly Card[])[])[];
  /** By artist: the seat with the disc or NOBODY, and what the disc shows. */
  readonly holders: readonly Seat[];
  readonly popularity: readonly number[];
  readonly hit: Colour;
  /** Points of the concerts held, by seat. */
  readonly concerts: readonly (readonly number[])[];
  readonly hadGala: readonly boolean[];
  readonly finals: readonly number[];
}

export type Reason =
  | 'game-over'
  | 'not-your-turn'
  | 'not-in-the-opening'
  | 'opening-is-over'
  | 'three-picked'
  | 'pile-out-of-order'
  | 'not-in-hand'
  | 'no-such-pile'
  | 'no-such-move'
  | 'three-cards-played'
  | 'cards-come-first'
  | 'play-a-card-first'
  | 'hit-already-moved'
  | 'concert-still-open'
  | 'no-concerts-left'
  | 'gala-already-held'
  | 'no-timer';

export interface ConcertTypes extends GameTypes {
  State: State;
  Move: number;
  View: View;
  Event: Event;
  Seen: Seen;
  Reason: Reason;
  Options: Options;
}
