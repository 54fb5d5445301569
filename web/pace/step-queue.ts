import type { Later } from '@grove/bots';
import type { Heard } from '@grove/table/core';

/** What a board can be given after a step: all that was heard up to it, and the view that belongs to it. */
export interface Frame {
  readonly heard: readonly Heard[];
  /** Whether the person may decide something in this position. */
  readonly mayAct: boolean;
}

/** What stands on the board now. */
export interface Shown<F> {
  readonly frame: F;
  /** A step of somebody else that is being looked at: the person acts when nothing is shown any more. */
  readonly step: Heard | undefined;
  /** How many steps wait behind it. */
  readonly left: number;
}

interface QueueSettings<F> {
  /** Milliseconds that a step deserves; 0 for one that shows nothing. */
  readonly holdOf: (step: Heard, newest: F) => number;
  /** Whether somebody at this screen made the step. */
  readonly isOwn: (step: Heard) => boolean;
  readonly later: Later;
}

/**
 * Brings what others do to a board at a pace that a person can follow. Every step comes with its frame. Steps of others are shown
 * one after the other, each as long as it deserves; own steps are shown at once. Only what plainly follows what was shown is
 * queued: after undo, a reload or a gap the newest frame is shown. Where everybody acts at once nobody is held up: what others
 * do while the person may act is shown at once too.
 */
export class StepQueue<F extends Frame> {
  readonly #settings: QueueSettings<F>;
  #shown: Shown<F>;
  #waiting: { readonly step: Heard; readonly frame: F }[] = [];
  #stopTimer: (() => void) | undefined;
  #isPaused = false;
  readonly #listeners = new Set<() => void>();

  constructor(first: F, settings: QueueSettings<F>) {
    this.#settings = settings;
    this.#shown = { frame: first, step: undefined, left: 0 };
  }

  readonly shown = (): Shown<F> => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  push(frame: F): void {
    const newest = this.#newest();
    const fresh = stepsAfter(newest.heard, frame.heard);
    const [step] = fresh ?? [];
    if (fresh?.length === 0) return this.#replaceNewest(frame);
    if (step === undefined || fresh?.length !== 1) return this.#jump(frame);
    if (this.#settings.isOwn(step)) return this.#jump(frame, this.#settings.holdOf(step, frame));
    if (this.#isBeside(frame)) return this.#jump(frame);
    this.#waiting.push({ step, frame });
    if (this.#stopTimer === undefined) this.#next();
    else this.#show({ ...this.#shown, left: this.#waiting.length });
  }

  /** Shows all that is still to come at once. */
  skip(): void {
    if (this.#waiting.length === 0 && this.#shown.step === undefined) return;
    this.#isPaused = false;
    this.#jump(this.#newest());
  }

  /** While it is paused, what is shown stays: the board has something of its own to show first. */
  pause(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return;
    this.#isPaused = isPaused;
    if (!isPaused && this.#stopTimer === undefined) this.#next();
  }

  close(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  #newest(): F {
    return this.#waiting.at(-1)?.frame ?? this.#shown.frame;
  }

  /** Whether somebody else acted while the person may act, before and after: both act at once. */
  #isBeside(frame: F): boolean {
    const { step, frame: now } = this.#shown;
    return step === undefined && this.#waiting.length === 0 && now.mayAct && frame.mayAct;
  }

  #replaceNewest(frame: F): void {
    const last = this.#waiting.pop();
    if (last === undefined) this.#show({ ...this.#shown, frame });
    else this.#waiting.push({ step: last.step, frame });
  }

  /** Shows this frame and nothing before it; what others do next comes after the hold. */
  #jump(frame: F, hold = 0): void {
    this.#waiting = [];
    this.#hold(hold);
    this.#show({ frame, step: undefined, left: 0 });
  }

  #next(): void {
    this.#stopTimer = undefined;
    if (this.#isPaused) return this.#show({ ...this.#shown, step: undefined });
    let shown: Shown<F> = { ...this.#shown, step: undefined, left: 0 };
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const hold = this.#settings.holdOf(next.step, this.#waiting.at(-1)?.frame ?? next.frame);
      shown = { frame: next.frame, step: hold > 0 ? next.step : undefined, left: this.#waiting.length };
      if (hold === 0) continue;
      this.#hold(hold);
      break;
    }
    this.#show(shown);
  }

  #hold(milliseconds: number): void {
    this.#stopTimer?.();
    this.#stopTimer = milliseconds > 0 ? this.#settings.later(milliseconds, () => this.#next()) : undefined;
  }

  #show(shown: Shown<F>): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

/** The steps that were added; undefined if it is not the same history that goes on. */
function stepsAfter(before: readonly Heard[], after: readonly Heard[]): readonly Heard[] | undefined {
  const goesOn = before.every(({ id }, i) => after[i]?.id === id);
  return goesOn ? after.slice(before.length) : undefined;
}
