import type { GameRecord, Seat } from '@grove/kernel';
import type { Decision } from '../review/review.ts';
import type { Hint } from '../search/hints.ts';

/**
 * What somebody who needs bots and a worker in which they think say to each other: worker threads on the server, web
 * workers in the browser. All of it is plain data. A question can be called off; each gets exactly one last answer, and
 * a worker that dies is an answer too.
 */

/** A budget as data: milliseconds by the worker's clock, or playouts, which are the same on every machine. */
export type Allowance = { readonly milliseconds: number } | { readonly playouts: number };

interface Asking {
  /** Comes back with the answer. */
  readonly id: number;
  readonly game: string;
  /** Feeds the random stream. */
  readonly seed: string;
  /** For a decision. */
  readonly allowance: Allowance;
}

/** What a bot plays. */
export interface ChooseAsk extends Asking {
  readonly kind: 'choose';
  /** Tells tables apart that ask the same worker: a bot remembers by table what it means to play next. */
  readonly table: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
}

/** Good ways to go on. */
export interface HintsAsk extends Asking {
  readonly kind: 'hints';
  readonly view: unknown;
  readonly seat: Seat;
}

/** A look back at a finished game. */
export interface ReviewAsk extends Asking {
  readonly kind: 'review';
  readonly record: GameRecord;
  /** Whose decisions. */
  readonly seats: readonly Seat[];
}

export type Ask = ChooseAsk | HintsAsk | ReviewAsk;

type Unnumbered<Asked extends Ask> = Asked extends unknown ? Omit<Asked, 'id'> : never;

/** What is asked, before the client has given it a number. */
export type BotQuestion = Unnumbered<Ask>;
export type ChooseQuestion = Unnumbered<ChooseAsk>;
export type HintsQuestion = Unnumbered<HintsAsk>;

/** One way to go on, as `hintsFor` finds it. */
export type HintData = Hint<unknown>;

/** One decision of a game that is reviewed; others follow, and `reviewed` in the end. */
export interface ReviewProgress {
  readonly kind: 'decision';
  readonly id: number;
  readonly decision: Decision<unknown>;
}

/** The last answer to a question. */
export type Answer =
  | { readonly kind: 'chosen'; readonly id: number; readonly move: unknown }
  | { readonly kind: 'hints'; readonly id: number; readonly hints: readonly HintData[] }
  | { readonly kind: 'reviewed'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: Failure; readonly message: string };

/** All that a worker says. */
export type Said = Answer | ReviewProgress;

/**
 * `crashed`: the bot threw or the worker died; `late`: no answer came in time and the worker was given up; `called-off`:
 * nobody wants to know any more.
 */
export type Failure = 'crashed' | 'late' | 'called-off';

export const failed = (id: number, reason: Failure, message: string): Answer => ({
  kind: 'failed',
  id,
  reason,
  message,
});

/** How long after its allowance a worker is given up: a bot may be in the middle of a playout, a machine busy. */
const GRACE_MS = 2000;

/** When to give a worker up, in milliseconds from asking; playouts take no one knows how long, so they get plenty. */
export const patienceFor = (allowance: Allowance): number =>
  'milliseconds' in allowance ? allowance.milliseconds + GRACE_MS : 30_000;
