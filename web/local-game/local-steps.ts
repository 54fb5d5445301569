import { BadInput, type GameTypes, type Match, type Seat, type Viewer } from '@grove/kernel';
import {
  type Heard,
  nextSand,
  NO_STEPS,
  sandAfterUndo,
  sandLeftAt,
  type SandTimer,
  seenBy,
  type StepHistory,
  stepToRedo,
  withStep,
  withUndo,
} from '@grove/table/core';
import { PausableTime } from './pausable-time.ts';

interface LocalStep {
  readonly id: number;
  readonly seat: Seat;
  /** In the game's notation. */
  readonly step: string;
  readonly events: readonly unknown[];
  /** What the seat's sand had left when the step was made; null where the rules set no limit. */
  readonly timeLeft: number | null;
}

/** The steps of a game in this browser: what was heard of them, which can be played again, and what time they leave. */
export class LocalSteps {
  readonly time = new PausableTime();
  readonly #match: Match<GameTypes>;
  #history: StepHistory<LocalStep> = NO_STEPS;
  #sand: SandTimer | null;
  readonly #heard = new WeakMap<LocalStep, Map<Viewer, Heard>>();

  constructor(match: Match<GameTypes>) {
    this.#match = match;
    this.#sand = nextSand(null, this.#limit(), this.time.now);
  }

  play(id: number, seat: Seat, move: unknown): void {
    const { game } = this.#match;
    const timeLeft = this.#sand?.seat === seat ? sandLeftAt(this.#sand, this.time.now) : null;
    const events = this.#match.play(seat, move);
    const step = game.notation.writeStep(this.#match.state, move);
    this.#history = withStep(this.#history, { id, seat, step, events, timeLeft });
    this.#sand = nextSand(this.#sand, this.#limit(), this.time.now);
  }

  undo(seat: Seat): void {
    this.#match.undo(seat);
    this.#history = withUndo(this.#history, seat);
    const undone = stepToRedo(this.#history, seat);
    this.#sand = sandAfterUndo(this.#sand, this.#limit(), undone?.timeLeft ?? null, this.time.now);
  }

  /** The move that a seat took back last, if it is still legal. */
  toRedo(seat: Seat): unknown {
    const undone = stepToRedo(this.#history, seat);
    if (undone === undefined) return undefined;
    const { game, state } = this.#match;
    try {
      const move = game.notation.readStep(state, seat, undone.step);
      return game.why(state, seat, move) === undefined ? move : undefined;
    } catch (error) {
      // Some texts make sense in their own position only.
      if (error instanceof BadInput) return undefined;
      throw error;
    }
  }

  /** What a viewer was told of every step that stands. The same object for the same step, so that boards draw it once. */
  heardBy(viewer: Viewer): readonly Heard[] {
    return this.#history.standing.map((step) => {
      const known = this.#heard.get(step) ?? new Map<Viewer, Heard>();
      this.#heard.set(step, known);
      const { id, seat, events } = step;
      const heard = known.get(viewer) ?? { id, seat, seen: seenBy(this.#match.game, events, viewer) };
      known.set(viewer, heard);
      return heard;
    });
  }

  /** The sand of the turn being played, as it is now; null where the rules set no limit. */
  get sand(): { readonly left: number; readonly period: number } | null {
    return this.#sand && { left: sandLeftAt(this.#sand, this.time.now), period: this.#sand.period };
  }

  /** A full period for the turn being played: how long the turns before took is not known where a game goes on. */
  turnSand(): void {
    this.#sand = nextSand(null, this.#limit(), this.time.now);
  }

  #limit() {
    return this.#match.game.turnLimit?.(this.#match.state);
  }
}
