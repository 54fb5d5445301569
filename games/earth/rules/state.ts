import type { Chance, Tell, Versioned } from '@grove/kernel';
import type { Event } from './events.ts';
import type { FaceDown } from './face-down/face-down.ts';
import { NO_CARD } from './grid.ts';
import type { Options } from './options.ts';
import { emptyTableau, type Tableau } from './places.ts';
import type { Task } from './tasks/task.ts';

export const NOBODY = -1;
export const NO_COLOR = -1;
export const LEAVES = 5;
/** E13.5: so many leaves fit on a fauna card. */
export const CLAIM_PLACES = 5;

/** The steps of a turn (E4.1) and what comes before and after. */
const PHASES = [
  'sides',
  'hands',
  'color',
  'gaia',
  'plant',
  'extra',
  'reveal',
  'draw',
  'benefit',
  'activate',
  'reaction',
  'move',
  'between',
  'share',
  'end',
  'claim',
  'final',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Gained by the step just done, so it may still be laid on the team board instead (E16.2). */
export interface Fresh {
  soil: number;
  seeds: number;
  compost: number;
  cards: number[];
}

export interface Player extends Tableau {
  island: number;
  climate: number;
  ecosystem: number;
  /** The sides to choose from, until they are chosen. */
  dealt: number[];
  hand: number[];
  /** The cards of the hand that everybody has seen and nobody can have lost sight of. */
  shown: number[];
  /** Top last. */
  compost: number[];
  events: number[];
  soil: number;
  seeds: number;
  leaves: number;
  store: number;
  /** Cards looked at and not yet in hand (E5.3). */
  looking: number[];
  /** Planted in this turn's green action (E19.5). */
  planted: number[];
  /** The fauna cards met in this turn, as a set (E13.2). */
  met: number;
  /** Cards drawn and soil gained this turn as Gaia counts them (E17.5). */
  drawn: number;
  gathered: number;
  fresh: Fresh;
  tasks: Task[];
}

export interface TeamBoard {
  soil: number;
  seeds: number;
  sprouts: number;
  growth: number;
  /** Face down. */
  compost: number[];
  cards: number[];
}

export interface Gaia {
  /** Top last. */
  deck: number[];
  /** How often the deck has been used up. */
  rounds: number;
  /** The card of her current turn. */
  card: number;
  /** Her next turn is left out (E17.6). */
  skips: boolean;
  sprouts: number;
  growth: number;
  soil: number;
  leaves: number;
  compost: number[];
  pile: number[];
}

export interface State extends Versioned {
  readonly options: Options;
  players: Player[];
  /** Top last. */
  deck: number[];
  /** Top last. */
  discard: number[];
  /** The cards of the discard that everybody saw going there. */
  openDiscard: number[];
  /** Upper left, upper right, lower left, lower right (E3.2). */
  fauna: number[];
  /** For each fauna card the seats that claimed it, best rank first; Gaia's seat comes after the last player's. */
  claims: number[][];
  common: number[];
  phase: Phase;
  first: number;
  active: number;
  turn: number;
  /** The chosen colour as its place in ACTION_COLORS. */
  color: number;
  /** Extra plantings that everybody still gets (E5.5). */
  extra: number;
  /** How many seats have been called in a phase that goes round, and how many of them passed in succession. */
  called: number;
  passes: number;
  /** 0 while the game goes on, 1 in the last round, 2 after the last turn. */
  ending: 0 | 1 | 2;
  /** Who completed sixteen cards first (E14.3), and who took the bonus for it. */
  complete: number;
  bonus: number;
  /** The set of seats that want to be asked how much they take of a gain (E6.5). */
  inPart: number;
  boards: TeamBoard[];
  /** E18.5: only while cards are planted face down. */
  faceDown: FaceDown | null;
  gaia: Gaia | null;
}

/** A step being played: the state it changes, the chance it draws on, and who listens. */
export interface StepContext {
  readonly state: State;
  readonly chance: Chance;
  readonly tell: Tell<Event> | undefined;
}

export const noFresh = (): Fresh => ({ soil: 0, seeds: 0, compost: 0, cards: [] });

export function newPlayer(dealt: number[]): Player {
  const { cells, sprouts, growth } = emptyTableau();
  return {
    cells,
    sprouts,
    growth,
    island: NO_CARD,
    climate: NO_CARD,
    ecosystem: NO_CARD,
    dealt,
    hand: [],
    shown: [],
    compost: [],
    events: [],
    soil: 0,
    seeds: 0,
    leaves: LEAVES,
    store: 0,
    looking: [],
    planted: [],
    met: 0,
    drawn: 0,
    gathered: 0,
    fresh: noFresh(),
    tasks: [],
  };
}

export const isSolo = (state: State): boolean => state.gaia !== null;

/** The seats in turn order from the active player (E4.3); on Gaia's turn, the only one. */
export const seatAfterActive = (state: State, steps: number): number => (state.active + steps) % state.players.length;

/** Gaia's place in claims and turns. */
export const gaiaSeat = (state: State): number => state.players.length;
