import type { GameModule } from '@grove/game-kit';
import type { BoardNotes } from '@grove/game-kit/board';
import {
  BadInput,
  type GameRecord,
  type GameTypes,
  IllegalMove,
  type Json,
  type JsonObject,
  Match,
  recordOf,
  type Script,
  type Seat,
  type TurnLimit,
  type Viewer,
} from '@grove/kernel';
import type { Heard } from '@grove/table/core';
import { type BegunGame, type Branch, firstChance, freeChance, newGameId, scriptOf } from './begun-game.ts';
import { BotSeats } from './bot-seats.ts';
import { LocalSteps } from './local-steps.ts';
import { askedFirst, isPersonAt, type Seating, seatsOfPeople } from './seating.ts';
import { Watchers } from './watchers.ts';

/** A game of people at this screen and bots that is played wholly in this browser. */
export class LocalGame {
  readonly module: GameModule;
  /** Its own, even where the same deal is played again. */
  readonly id: string;
  readonly seed: string;
  readonly seating: Seating;
  /** What people at this device are called, by seat; empty or missing for bots and for those who gave no name. */
  readonly names: readonly string[];
  readonly branch: Branch | undefined;
  readonly match: Match<GameTypes>;
  readonly steps: LocalSteps;
  readonly bots: BotSeats;
  readonly #watchers = new Watchers();
  #hints = 0;
  #boardNote: Json | undefined;
  #viewer: Seat;

  /** Throws IllegalMove or BadInput if what has been played of it cannot be played by these rules. */
  constructor(
    module: GameModule,
    seating: Seating,
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
    const people = seatsOfPeople(seating);
    this.match.countLearningOf(people);
    this.steps = new LocalSteps(this.match);
    this.bots = new BotSeats(this);
    this.#viewer = people[0] ?? 0;
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

  readonly version = this.#watchers.version;
  readonly subscribe = this.#watchers.subscribe;

  /** Whose view the screen shows: the person who is asked, else who was asked last. */
  get viewer(): Seat {
    return this.#viewer;
  }

  get people(): number {
    return seatsOfPeople(this.seating).length;
  }

  /** Who is to move; people come first, where several may move at once. */
  get turn(): Seat | undefined {
    return askedFirst(this.seating, this.module.game.waitingFor(this.match.state), this.#viewer);
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
      this.#watchers.tell();
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
    return scriptOf(this.match);
  }

  get record(): GameRecord {
    return recordOf(this.match, this.script ?? { seed: this.seed });
  }

  isPerson(seat: Seat): boolean {
    return isPersonAt(this.seating, seat);
  }

  heardBy(viewer: Viewer): readonly Heard[] {
    return this.steps.heardBy(viewer);
  }

  play(move: unknown): void {
    this.#play(this.#viewer, move);
  }

  /** Plays what the bot in this seat has decided, if it is legal. */
  answer(seat: Seat, move: unknown): void {
    this.#play(seat, this.bots.legalMove(seat, move));
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
    freeChance(this.match, this.seed, steps.length);
  }

  #play(seat: Seat, move: unknown): void {
    this.steps.play(this.version(), seat, move);
    this.#changed();
  }

  #turnScreen(): void {
    const { turn } = this;
    if (turn !== undefined && this.isPerson(turn)) this.#viewer = turn;
  }

  #changed(): void {
    this.#watchers.count();
    this.#turnScreen();
    this.#watchers.tell();
  }
}
