import type { Failure } from '@grove/bots';

/** A bot that could not think, or that thought of something illegal. */
export interface BotFailure {
  readonly game: string;
  /** The bot's name, or what else was asked for. */
  readonly asked: string;
  readonly reason: Exclude<Failure, 'called-off'> | 'illegal';
  readonly message: string;
}

const listeners = new Set<(failure: BotFailure) => void>();

/**
 * The game goes on without the bot's answer, so whoever tells people and the log of errors listens here.
 *
 * @returns how to stop listening
 */
export function onBotFailure(listener: (failure: BotFailure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportBotFailure(failure: BotFailure): void {
  for (const listener of listeners) listener(failure);
}
