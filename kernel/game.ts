import type { Chance } from './chance/chance.ts';
import type { Json, JsonObject } from './json.ts';
import type { Notation } from './notation.ts';
import type { OptionSpecs } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Seat, Viewer } from './seat.ts';
import type { ViewPart } from './view-parts.ts';

/**
 * The types that a game brings along. State and View, Event and Seen are different types on purpose: a function that
 * sends a View cannot be handed a State by mistake, the compiler refuses the leak.
 */
export interface GameTypes {
  /** Everything, secrets included. Plain data: numbers, strings, arrays, typed arrays, objects. */
  State: Versioned;
  /** One step: take, plant, done. Plain data, small; a number where the game is hot. */
  Move: unknown;
  /** What one viewer may know. Plain JSON, since it travels. */
  View: unknown;
  /** What happened, in full. */
  Event: unknown;
  /** What happened, as one viewer may hear of it. Plain JSON. */
  Seen: unknown;
  /** Why a move can be refused. */
  Reason: string;
  Options: JsonObject;
}

/** By which rules a game is played: the place of their version in `Game.rulesVersions`. It never changes in a game. */
export interface Versioned {
  readonly rules: number;
}

/** Takes the events of a step as they happen. Playouts pass none, and then no event is made. */
export type Tell<Event> = (event: Event) => void;

/**
 * A time limit that is part of the game's own rules (clocks that a table adds are the table's affair). The rules know
 * no clock: they only say whose turn is limited and how much time it gets; the table measures and, when time is
 * out, plays the seat's interruption.
 */
export interface TurnLimit {
  readonly seat: Seat;
  /** Changes whenever a new limited turn begins. */
  readonly turn: number;
  /** A full period in seconds. */
  readonly seconds: number;
  /** Whether time left over by the turn before is added to the period. */
  readonly carriesOver: boolean;
}

/**
 * The contract: a game is one value of this type, and everything else (tables, bots, boards, the command line)
 * works through it. All functions are pure but `play`, which changes the state it is given and nothing else.
 */
export interface Game<T extends GameTypes = GameTypes> {
  /** The folder's name, as in records and addresses: `acorns`. */
  readonly id: string;
  /**
   * Every version of the rules that was ever played, oldest first. New games take the last one; running games and
   * records keep theirs, so versions are added at the end and never removed (docs/RULES-VERSIONS.md).
   */
  readonly rulesVersions: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;

  /**
   * Sets the game up. The options have been through `readOptions`. `rules` is a place in `rulesVersions`, the last one
   * unless it is given; the state carries it, and so do copies, views and what is imagined from them.
   */
  start(players: number, options: T['Options'], chance: Chance, rules?: number): T['State'];
  /** A copy that shares nothing that `play` can change. Search does this all the time. */
  copy(state: T['State']): T['State'];
  /** The state as JSON, exact, pending decisions included. */
  save(state: T['State']): Json;
  restore(saved: Json): T['State'];

  /** The seats that may move now, rising; several in simultaneous phases, none when the game is over. */
  waitingFor(state: T['State']): readonly Seat[];
  /** Every legal step of a seat, each once, in a fixed order; empty for a seat that is not waited for. */
  moves(state: T['State'], seat: Seat): T['Move'][];
  /**
   * One of `moves` without making the list: `moves[choice.pick(moves.length)]`, for a seat that is waited for. Playouts are
   * several times faster with it; without it the list is made.
   */
  randomMove?(state: T['State'], seat: Seat, choice: Chance): T['Move'];
  /** Why `play` would refuse this move, or undefined when it would not. */
  why(state: T['State'], seat: Seat, move: T['Move']): Refusal<T['Reason']> | undefined;
  /**
   * Applies a step in place. A step that is not legal throws IllegalMove and leaves the state untouched. Whatever
   * follows without a decision (dealing, scoring) happens in the same call.
   */
  play(state: T['State'], seat: Seat, move: T['Move'], chance: Chance, tell?: Tell<T['Event']>): void;

  /**
   * Legal steps that a seat is not asked for, and that `moves` leaves out: what few people want, such as to take less than
   * one gets, or to come back before the others are done. So a seat that is not waited for may have some. Boards offer
   * them in a quiet place; bots and playouts need not think about them.
   */
  unasked?(state: T['State'], seat: Seat): T['Move'][];
  /** Moves that only the table makes for a seat, such as its time running out. Never offered to people or bots. */
  interruptions?(state: T['State'], seat: Seat): readonly T['Move'][];
  turnLimit?(state: T['State']): TurnLimit | undefined;
  /** The plainest legal step of a seat, for a person who is not there: of what is offered it takes as little as it may. */
  simplest?(state: T['State'], seat: Seat): T['Move'] | undefined;
  /**
   * Changes when a turn of the game begins. For games in which one turn asks a seat again and again, so that an entry of the record
   * is less than a turn: a table's clock gives each seat the time of one turn for all that it is asked in it.
   */
  turnNumber?(state: T['State']): number;

  /**
   * What a viewer may know, and nothing more. Whoever needs the views of many hands in the public view of the same state: what it
   * shows can be taken from it, so that it is made once for all of them.
   */
  view(state: T['State'], viewer: Viewer, publicView?: T['View']): T['View'];
  /**
   * Where the view of a seat is another than the public one, and what it shows there (`withParts`); no such place lies in another.
   * Whoever tells many people what has changed compares the public views once and of each seat these parts only; without it the views
   * of every seat are compared.
   */
  ownParts?(state: T['State'], seat: Seat): readonly ViewPart[];
  /** A full state that agrees with a view: what the viewer cannot see is dealt at random. `view` gives the view back. */
  imagine(view: T['View'], chance: Chance): T['State'];
  /** What a viewer hears of an event; undefined for nothing at all. */
  seen(event: T['Event'], viewer: Viewer): T['Seen'] | undefined;
  /**
   * For every thing that can be hidden (a card, a tile), in a fixed order, the set of seats that know where it is.
   * A match compares it before and after a step: where a set has grown somebody has learned something, and free
   * undo ends. Without hidden things, the empty list. Whoever asks all the time hands in zeros, as many as there
   * are things or more, to be written over and returned; a game may make a list of its own all the same.
   */
  knowers(state: T['State'], known?: Int8Array): ArrayLike<number>;
  /**
   * A number that changes with every step after which `knowers` differs, unless the step drew on chance. It spares a match the
   * lists after all other steps; without it they are compared after each.
   */
  knowledgeStamp?(state: T['State']): number;

  result(state: T['State']): Result;
  readonly notation: Notation<T>;
}
