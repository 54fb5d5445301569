import type { Seat } from '@grove/kernel';

/**
 * What a table and a bot in a worker say to each other: worker threads on the server, web workers in the browser. All
 * of it is plain data. The table asks and may call the question off; every question gets exactly one answer, and a
 * worker that dies is an answer too.
 */

/** How long to think: milliseconds by the worker's clock, or thoughts, which are the same on every machine. */
export type Allowance = { readonly milliseconds: number } | { readonly thoughts: number };

/** What the table asks. `id` comes back with the answer; `seed` feeds the bot's stream. */
export interface Ask {
  readonly kind: 'choose' | 'hints';
  readonly id: number;
  /** Tells tables apart that ask the same worker: a bot remembers by table what it means to play next. */
  readonly table: string;
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly allowance: Allowance;
}

/** One way to go on, as `hintsFor` finds it. */
export interface HintData {
  readonly steps: readonly unknown[];
  readonly expected: number;
  readonly gain: number;
}

export type Answer =
  | { readonly kind: 'chosen'; readonly id: number; readonly move: unknown }
  | { readonly kind: 'hints'; readonly id: number; readonly hints: readonly HintData[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: Failure; readonly message: string };

/**
 * `crashed`: the bot threw or the worker died; `late`: no answer came in time and the worker was given up; `called-off`:
 * the table no longer wants to know.
 */
export type Failure = 'crashed' | 'late' | 'called-off';

export const failed = (id: number, reason: Failure, message: string): Answer => ({
  kind: 'failed',
  id,
  reason,
  message,
});

/** How long after its allowance a worker is given up: a bot may be in the middle of a thought, a machine busy. */
export const GRACE_MS = 2000;

/** When to give a worker up, in milliseconds from asking; thoughts take no one knows how long, so they get plenty. */
export const patienceFor = (allowance: Allowance): number =>
  'milliseconds' in allowance ? allowance.milliseconds + GRACE_MS : 30_000;
