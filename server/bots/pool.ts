import type { Seat } from '@grove/kernel';

/** A seat that is to move, as its bot may see it. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** Where bots think. The answer is a step in the game's notation; it may fail or never come. */
export interface BotPool {
  choose(question: Question): Promise<string>;
  close(): Promise<void>;
}
