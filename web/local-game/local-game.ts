import type { GameModule } from '@grove/game-kit';
import {
  type GameRecord,
  type GameTypes,
  type Json,
  type JsonObject,
  Match,
  type MatchChance,
  RecordingChance,
  recordOf,
  type Seat,
  SeededChance,
  type Step,
  type TurnLimit,
  type Viewer,
} from '@grove/kernel';
import type { BoardNotes } from '@grove/game-kit/board';
import type { BotQuestion } from './bot-question.ts';
import { type Heard, Hearing } from './hearing.ts';

/** In a plan of seats: somebody at this screen. Everything else is the name of a bot. */
export const PERSON = 'person';

/** How a game began that is played on here: the chance it began with (scripts are recorded), and its steps so far. */
export interface Begun {
  readonly chance: MatchChance;
  readonly steps: readonly Step<unknown>[];
  /** If it is the same game still, not another that begins like it. */
  readonly id?: string;
}

/** A game of people at this screen and bots that is played wholly in this browser. */
export class LocalGame {
  readonly module: GameModule;
  /** Its own, even where the same deal is played again. */
  readonly id: string;
  readonly seed: string;
  /** Who sits where: PERSON, or the name of a bot. */
  readonly plan: readonly string[];
  readonly match: Match<GameTypes>;
  readonly #hearing: Hearing;
  #version = 0;
  #hints = 0;
  #boardNote: Json | undefined;
  #viewer: Seat;
  readonly #listeners = new Set<() => void>();

  constructor(module: GameModule, plan: readonly string[], seed: string, options: JsonObject = {}, begun?: Begun) {
    this.module = module;
    this.id = begun?.id ?? crypto.randomUUID();
    this.#hearing = new Hearing(module.game);
    this.seed = seed;
    this.plan = plan;
    this.match = new Match(module.game, plan.length, options, begun?.chance ?? SeededChance.from(seed));
    this.#viewer = Math.max(0, plan.indexOf(PERSON));
    if (begun !== undefined) this.#begin(begun);
    this.#turnScreen();
  }

  /** For React: changes whenever anything has happened. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whose eyes the screen shows: the person who is asked, else who was asked last. */
  get viewer(): Seat {
    return this.#viewer;
  }

  get people(): number {
    return this.plan.filter((name) => name === PERSON).length;
  }

  /** Who is to move: people come first, where several may move at once, so that nobody waits for them unseen. */
  get turn(): Seat | undefined {
    const waiting = this.module.game.waitingFor(this.match.state);
    if (waiting.includes(this.#viewer)) return this.#viewer;
    return waiting.find((seat) => this.isPerson(seat)) ?? waiting[0];
  }

  /** How often somebody asked for a hint. */
  get hints(): number {
    return this.#hints;
  }

  noteHint(): void {
    this.#hints++;
  }

  /** What the board wants to find again with this game. */
  readonly notes: BoardNotes = {
    read: () => this.#boardNote,
    write: (note) => {
      this.#boardNote = note;
      // Nothing has happened in the game: who thinks goes on thinking.
      this.#tell();
    },
  };

  get isMyTurn(): boolean {
    return this.turn === this.#viewer;
  }

  /** The viewer's legal steps. */
  get moves(): unknown[] {
    return this.module.game.moves(this.match.state, this.#viewer);
  }

  get record(): GameRecord {
    const { chance } = this.match;
    return recordOf(this.match, chance instanceof RecordingChance ? chance.script : { seed: this.seed });
  }

  isPerson(seat: Seat): boolean {
    return this.plan[seat] === PERSON;
  }

  /** What a viewer heard of every step. */
  heardBy(viewer: Viewer): readonly Heard[] {
    return this.#hearing.by(viewer);
  }

  play(move: unknown): void {
    this.#note(this.#viewer, this.match.play(this.#viewer, move));
  }

  /** What the bot whose turn it is must decide; undefined when people are asked or the game is over. */
  get question(): BotQuestion | undefined {
    const seat = this.turn;
    if (seat === undefined || this.isPerson(seat)) return undefined;
    return { game: this.module.game.id, bot: this.plan[seat], seed: this.seed, seat, view: this.match.view(seat) };
  }

  /** What a bot plays that could not think: the game goes on. */
  anyMove(seat: Seat): unknown {
    return this.module.game.moves(this.match.state, seat)[0];
  }

  /** Plays what the bot in this seat has decided, or, if that is no legal move, any: nobody waits for a bot in vain. */
  answer(seat: Seat, move: unknown): void {
    const isLegal = this.module.game.why(this.match.state, seat, move) === undefined;
    this.#note(seat, this.match.play(seat, isLegal ? move : this.anyMove(seat)));
  }

  /** The limit that the game's own rules set to the turn being played. */
  get turnLimit(): TurnLimit | undefined {
    return this.module.game.turnLimit?.(this.match.state);
  }

  /** Does what the rules provide for a seat whose time is out. */
  timeOut(): void {
    const { turnLimit } = this;
    if (turnLimit === undefined) return;
    const [move] = this.module.game.interruptions?.(this.match.state, turnLimit.seat) ?? [];
    this.#note(turnLimit.seat, this.match.play(turnLimit.seat, move));
  }

  canUndo(): boolean {
    return this.match.canUndo(this.#viewer);
  }

  undo(): void {
    this.match.undo(this.#viewer);
    this.#hearing.takeBack(this.#viewer);
    this.#changed();
  }

  canRedo(): boolean {
    return this.match.canRedo(this.#viewer);
  }

  redo(): void {
    this.#note(this.#viewer, this.match.redo(this.#viewer));
  }

  /** Plays again what was played elsewhere. A script knows no more than its own game: after it, chance is free. */
  #begin({ steps }: Begun): void {
    for (const { seat, move } of steps) this.#note(seat, this.match.play(seat, move));
    const { chance } = this.match;
    if (chance instanceof RecordingChance) {
      this.match.chance = new RecordingChance(SeededChance.from(this.seed), chance.script);
    }
  }

  #note(seat: Seat, events: readonly unknown[]): void {
    this.#hearing.note(this.#version, seat, events);
    this.#changed();
  }

  #turnScreen(): void {
    const { turn } = this;
    if (turn !== undefined && this.isPerson(turn)) this.#viewer = turn;
  }

  #changed(): void {
    this.#version++;
    this.#turnScreen();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
