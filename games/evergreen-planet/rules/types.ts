import type { GameTypes, JsonObject, Seat, Versioned, Viewer } from '@grove/kernel';
import type { Material, MaterialSource, PlanetName, Power, Side } from '../material/index.ts';
import type { Event } from './events.ts';
import type { Action } from './layout.ts';

export type Options = JsonObject & {
  readonly sun: Side;
  readonly planet: PlanetName;
  /** A whole material file that replaces the built-in one, or null. */
  readonly material: MaterialSource | null;
};

export const DRAFTING = 0;
export const ACTING = 1;
export const OVER = 2;

/** Everything. Lists of cards and the planets are in number arrays; layout.ts says what stands where. */
export interface State extends Versioned {
  readonly material: Material;
  readonly options: Options;
  readonly players: number;
  phase: typeof DRAFTING | typeof ACTING | typeof OVER;
  /** Rounds completed, 0 to 14. */
  round: number;
  /**
   * Pickers are those who draft: the seats and, in a solo game, after them the virtual opponent (P9.1). This one began
   * the round.
   */
  first: number;
  /** Whose turn it is to take a card. */
  picker: number;
  /** The place in the river of the card under the token; -1 before it is laid there. */
  tokenOn: number;
  /** Who begins the next round, as far as it is known. */
  nextFirst: number;
  /** The set of seats that have not finished their actions. */
  acting: number;
  deckTop: number;
  deckEnd: number;
  discardSize: number;
  zoneSize: number;
  riverSize: number;
  readonly cards: number[];
  readonly seats: number[];
}

type Phase = 'draft' | 'actions' | 'over';

/** What a seat is doing with the card it took this round. */
export interface TurnView {
  readonly card: string;
  readonly action: Action | null;
  readonly powerUsed: boolean;
  readonly part: 'action' | 'power' | null;
  readonly plantsLeft: number;
  readonly growsLeft: number;
  readonly used: readonly string[];
  readonly powerLeft: number;
  readonly lake: string | null;
  readonly lakeGrows: number;
  readonly watered: readonly string[];
}

export interface PlanetView {
  /** Six rows: `.` empty, `p` sprout, `s` small tree, `T` big tree, `b` bush, `L` lake, `#` crevasse. */
  readonly rows: readonly string[];
  /** The step on which each power's marker stands. */
  readonly markers: Readonly<Record<Power, number>>;
  readonly parts: Parts;
  /** Null until the seat has taken a card. */
  readonly turn: TurnView | null;
}

/** What a total is made of (P2.1, P7, P5.7, P8.1). */
export type Parts = JsonObject & {
  readonly start: number;
  readonly light: readonly number[];
  readonly forest: readonly number[];
  readonly buds: number;
  readonly fertility: number;
};

export interface RiverCard {
  readonly card: string;
  /** The picker who took it. */
  readonly takenBy: number | null;
}

export interface ZoneCard {
  readonly card: string;
  readonly faceDown: boolean;
}

/** The deck's order is the game's only secret, so all viewers see the same but for who they are. */
export interface View extends Versioned {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly first: number;
  readonly picker: number;
  readonly tokenOn: number;
  readonly nextFirst: number;
  readonly acting: readonly Seat[];
  readonly deckSize: number;
  readonly discard: readonly string[];
  readonly zone: readonly ZoneCard[];
  readonly river: readonly RiverCard[];
  /** Cards before each picker this season, oldest first. */
  readonly fronts: readonly (readonly string[])[];
  readonly planets: readonly PlanetView[];
}

export type Reason =
  | 'game-over'
  | 'no-such-seat'
  | 'no-such-move'
  | 'not-your-turn'
  | 'not-drafting'
  | 'still-drafting'
  | 'turn-finished'
  | 'not-in-river'
  | 'already-taken'
  | 'action-already-chosen'
  | 'power-already-used'
  | 'not-your-power'
  | 'action-missing'
  | 'nothing-begun'
  | 'no-plants'
  | 'no-grows'
  | 'no-bushes'
  | 'no-lakes'
  | 'crevasse'
  | 'occupied'
  | 'wrong-biome'
  | 'nothing-that-grows'
  | 'not-a-sprout'
  | 'not-a-small-tree'
  | 'space-used'
  | 'not-at-the-lake'
  | 'already-watered';

export interface PlanetTypes extends GameTypes {
  State: State;
  /** A number; move.ts says which. */
  Move: number;
  View: View;
  Event: Event;
  Seen: Event;
  Reason: Reason;
  Options: Options;
}
