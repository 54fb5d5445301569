import type { Advisor, GameBots, Term } from '@grove/bots';
import type { Game, GameTypes, Json, JsonObject, Refusal, Seat, Viewer } from '@grove/kernel';
import type { GameSpots } from './spots.ts';
import type { Cover } from './cover.ts';
import type { ByLanguage, Language } from './language.ts';
import type { Company, SeatSign } from './signs.ts';

/** `Anna watered`, and what follows it after a colon. */
export interface StorySentence {
  readonly lead: string;
  /** The lead where the player's name stands above it: nothing where it would only be the name. Without it, the lead itself. */
  readonly underName?: string;
  readonly clauses: readonly string[];
  /** Whether it tells of a turn of the player's own. */
  readonly isOwnTurn: boolean;
}

/** What one player did over a while, told in whole sentences. */
export interface StoryOfSeat {
  /** Undefined for somebody without a seat, such as an automatic opponent. */
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly sentences: readonly StorySentence[];
}

/** The steps that a term of the evaluation speaks of. */
export interface ReasonContext<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  readonly steps: readonly T['Move'][];
  readonly nameOf: (seat: Seat) => string;
}

/** What a game says to people while it is played, in one language. */
export interface GameWords<T extends GameTypes = GameTypes> {
  /** What the seat is asked now, as one short sentence without a full stop. Without it, a general one is shown. */
  question?(view: T['View'], seat: number): string;
  /** What a refused move did wrong, as a sentence. */
  refusal(refusal: Refusal<T['Reason']>): string;
  /**
   * A line for the log; undefined for events that only move pieces. `nameOf` says who sits where; games that can speak to
   * the reader do so for the seat `reader`.
   */
  event(seen: T['Seen'], nameOf: (seat: number) => string, reader?: Seat): string | undefined;
  /**
   * The same events as one short story for each of the others, for games in which a turn has many small events; `reader` is not told of.
   * Without it, the lines of the log are shown.
   */
  story?(
    this: void,
    seen: readonly T['Seen'][],
    reader: Viewer,
    nameOf: (seat: number) => string,
  ): readonly StoryOfSeat[];
  /**
   * What these steps would do, for hints and reviews, as one short sentence without a full stop. Without it, the notation. Spoken to
   * `reader`: the viewer, or nobody where somebody else looks back.
   */
  turn?(view: T['View'], steps: readonly T['Move'][], nameOf: (seat: number) => string, reader?: Viewer): string;
  /** What these steps of a seat change at once, as a few terms with their numbers; undefined where that is nothing. */
  why?(view: T['View'], seat: number, steps: readonly T['Move'][]): string | undefined;
  /** What a term of the bots' evaluation is about, by which some steps are ahead of others or behind: short, for a list of such terms. */
  reason?(this: void, term: Term, about: ReasonContext<T>): string;
  /** What it is called to lose points in a term of this kind; undefined for one that is not known (any more). */
  mistake?(this: void, kind: string): string | undefined;
}

/** A game without its board: rules, bots and words, everything that a server, a worker or a terminal needs of it. */
export interface GameModule<T extends GameTypes = GameTypes> {
  readonly cover: Cover;
  readonly game: Game<T>;
  /** By name. `levelsFrom` of `@grove/bots` makes all of them. */
  readonly bots: GameBots<T>;
  readonly words: ByLanguage<GameWords<T>>;
  /** Loads what the words need in a language beside themselves, such as names of cards. The same promise for a language every time. */
  prepareWords?(this: void, language: Language): Promise<void>;
  /** Gives hints and reviews finished games, for games that have somebody for that. */
  readonly advisor?: Advisor<T>;
  /** The view as text, for terminals and for pages of games without a board. */
  drawText(view: T['View'], viewer: Viewer, language: Language): string;
  /**
   * How long something that somebody else did deserves to be looked at: 1 is a usual step, 0 is nothing to see. A step has the
   * time of its longest event. Without it, every event with a line in the log is a usual one.
   */
  beats?(this: void, seen: T['Seen']): number;
  /** Whether an event opens a turn of the seat that it is about, where people act in turns of others too. Without it, a turn begins whenever somebody may act again. */
  opensTurn?(this: void, seen: T['Seen']): boolean;
  /**
   * Whether a seat can answer what it is asked without looking at what it alone knows. People who share a screen then need not hide
   * it from each other: the board covers secrets until somebody uncovers theirs. Without it, every question is one to hide.
   */
  asksOpenly?(this: void, view: T['View'], seat: Seat): boolean;
  /** What lines of the log, hints and reviews are about on the board. */
  readonly spots?: GameSpots<T>;
  /**
   * Colour and letter of every seat as the board shows them, so that the page marks players alike; behind the last seat, that of an
   * opponent without one. Without it, the page names players alone.
   */
  signs?(this: void, view: T['View'], company: Company): readonly SeatSign[];
  /** Scores a position written by hand (`grove score`), for games that have such positions. */
  scorePosition?(position: Json): Json;
  /** The cards that a seat has used in a finished game and what each scored, for games whose cards have pages with such figures. */
  usedCards?(this: void, state: T['State'], seat: Seat): readonly { readonly card: string; readonly points: number }[];
  /** The options of a day's game (`2026-11-15`), for games that one person can play with the same deal as everybody. */
  daily?(this: void, day: string): JsonObject;
}
