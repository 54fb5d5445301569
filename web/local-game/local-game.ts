import type { GameModule } from '@grove/game-kit';
import {
  itemAt,
  BadInput,
  type GameRecord,
  type GameTypes,
  IllegalMove,
  type Json,
  type JsonObject,
  Match,
  type MatchChance,
  RecordingChance,
  recordOf,
  type Script,
  ScriptedChance,
  type Seat,
  SeededChance,
  type Step,
  type TurnLimit,
  type Viewer,
} from '@grove/kernel';
import type { BoardNotes } from '@grove/game-kit/board';
import type { Heard } from '@grove/table/core';
import type { MoveQuestion } from '../bots/ask-move.ts';
import { reportBotFailure } from '../bots/failures.ts';
import { LocalSteps } from './local-steps.ts';

/** In a seating: somebody at this screen. Everything else is the name of a bot. */
export const PERSON = 'person';

/** What has been played of a game that goes on here. */
export interface BegunGame {
  /** The version of the rules that it began with, and goes on by. */
  readonly rules: string;
  readonly steps: readonly Step<unknown>[];
  /** What chance gave in these steps, where it did not come from the seed: as in a record that holds a script. */
  readonly script?: Script | undefined;
  readonly branch?: Branch | undefined;
  /** If it is the same game still, not another that begins like it. */
  readonly id?: string;
}

/** Where a game was played on from a record. */
export interface Branch {
  /** The address of the replay or the review that shows the step. */
  readonly href: string;
  /** How many of the game's first steps are the record's, or were chosen in the review. */
  readonly steps: number;
}

/** Its address holds it, so it has no characters that an address would have to write otherwise. */
const newGameId = (): string => crypto.randomUUID().replaceAll(/[^\w-]+/g, '-');

/** A game of people at this screen and bots that is played wholly in this browser. */
export class LocalGame {
  readonly module: GameModule;
  /** Its own, even where the same deal is played again. */
  readonly id: string;
  readonly seed: string;
  /** Who sits where: PERSON, or the name of a bot. */
  readonly seating: readonly string[];
  /** What people at this device are called, by seat; empty or missing for bots and for those who gave no name. */
  readonly names: readonly string[];
  readonly branch: Branch | undefined;
  readonly match: Match<GameTypes>;
  readonly steps: LocalSteps;
  #version = 0;
  #hints = 0;
  #boardNote: Json | undefined;
  #viewer: Seat;
  readonly #listeners = new Set<() => void>();

  /** Throws IllegalMove or BadInput if what has been played of it cannot be played by these rules. */
  constructor(
    module: GameModule,
    seating: readonly string[],
    seed: string,
    options: JsonObject = {},
    begun?: BegunGame,
    names: readonly string[] = [],
  ) {
    this.module = module;
    this.id = begun?.id ?? newGameId();
    this.seed = seed;
    this.seating = seating;
    this.names = names;
    this.branch = begun?.branch;
    const chance = firstChance(seed, begun?.script);
    this.match = new Match(module.game, seating.length, options, chance, begun?.rules);
    this.match.countLearningOf([...seating.keys()].filter((seat) => this.isPerson(seat)));
    this.steps = new LocalSteps(this.match);
    this.#viewer = Math.max(0, seating.indexOf(PERSON));
    if (begun !== undefined) this.#begin(begun);
    this.#turnScreen();
  }

  /** The game as it was; undefined if the rules, in this version of the page, do not allow what was played. */
  static resume(...begun: ConstructorParameters<typeof LocalGame>): LocalGame | undefined {
    try {
      return new LocalGame(...begun);
    } catch (error) {
      if (error instanceof IllegalMove || error instanceof BadInput) return undefined;
      throw error;
    }
  }

  /** For React: changes whenever anything has happened. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whose view the screen shows: the person who is asked, else who was asked last. */
  get viewer(): Seat {
    return this.#viewer;
  }

  get people(): number {
    return this.seating.filter((name) => name === PERSON).length;
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
      // Nothing has happened in the game, so the version stays: a bot that thinks goes on thinking.
      this.#notify();
    },
  };

  get isMyTurn(): boolean {
    return this.turn === this.#viewer;
  }

  /** The viewer's legal steps. */
  get moves(): unknown[] {
    return this.module.game.moves(this.match.state, this.#viewer);
  }

  /** What chance has given so far, where the seed alone does not tell it. */
  get script(): Script | undefined {
    const { chance } = this.match;
    return chance instanceof RecordingChance ? chance.script : undefined;
  }

  get record(): GameRecord {
    return recordOf(this.match, this.script ?? { seed: this.seed });
  }

  isPerson(seat: Seat): boolean {
    return this.seating[seat] === PERSON;
  }

  heardBy(viewer: Viewer): readonly Heard[] {
    return this.steps.heardBy(viewer);
  }

  play(move: unknown): void {
    this.#play(this.#viewer, move);
  }

  /** The bots that the rules wait for; people may be waited for at the same time. */
  get waitingBots(): readonly Seat[] {
    return this.module.game.waitingFor(this.match.state).filter((seat) => !this.isPerson(seat));
  }

  /** What a bot must decide, as its own seat sees the game. */
  questionFor(seat: Seat): MoveQuestion {
    const seed = `${this.seed} bot ${seat} step ${this.match.steps.length}`;
    return {
      table: this.id,
      game: this.module.game.id,
      bot: itemAt(this.seating, seat),
      seed,
      seat,
      view: this.match.view(seat),
    };
  }

  /** What a bot plays that could not think: the game goes on. */
  anyMove(seat: Seat): unknown {
    return this.module.game.moves(this.match.state, seat)[0];
  }

  /**
   * Plays what the bot in this seat has decided, or any legal move if it could not think (`undefined`, which was reported)
   * or has decided on something illegal: the game never hangs on a bot.
   */
  answer(seat: Seat, move: unknown): void {
    const { game } = this.module;
    const refusal = game.why(this.match.state, seat, move);
    if (refusal !== undefined && move !== undefined) {
      const message = `${refusal.rule}: ${refusal.reason}`;
      reportBotFailure({ game: game.id, asked: itemAt(this.seating, seat), reason: 'illegal', message });
    }
    this.#play(seat, refusal === undefined ? move : this.anyMove(seat));
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
    this.#play(turnLimit.seat, move);
  }

  canUndo(): boolean {
    return this.match.canUndo(this.#viewer);
  }

  undo(): void {
    this.steps.undo(this.#viewer);
    this.#changed();
  }

  canRedo(): boolean {
    return this.steps.toRedo(this.#viewer) !== undefined;
  }

  redo(): void {
    this.play(this.steps.toRedo(this.#viewer));
  }

  #begin({ steps }: BegunGame): void {
    for (const { seat, move } of steps) this.#play(seat, move);
    this.steps.turnSand();
    // A script knows the chance of its own steps only. After them chance is free, and not the same again each time that the game is opened.
    const { script } = this;
    if (script !== undefined) {
      this.match.goOnWith(new RecordingChance(SeededChance.from(this.seed, `after step ${steps.length}`), script));
    }
  }

  #play(seat: Seat, move: unknown): void {
    this.steps.play(this.#version, seat, move);
    this.#changed();
  }

  #turnScreen(): void {
    const { turn } = this;
    if (turn !== undefined && this.isPerson(turn)) this.#viewer = turn;
  }

  #changed(): void {
    this.#version++;
    this.#turnScreen();
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const firstChance = (seed: string, script: Script | undefined): MatchChance =>
  script === undefined ? SeededChance.from(seed) : new RecordingChance(new ScriptedChance(script));
