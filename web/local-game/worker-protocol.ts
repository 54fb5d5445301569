import type { Ask, Decision } from '@grove/bots';
import type { GameRecord } from '@grove/kernel';
import type { BotQuestion } from './bot-question.ts';

/** What the page says to the worker in which bots think: play, advise, look back at a game. */
export type WorkerAsk =
  | { readonly kind: 'play'; readonly id: number; readonly question: BotQuestion }
  | { readonly kind: 'advise'; readonly ask: Ask }
  | { readonly kind: 'review'; readonly record: GameRecord };

/** What a bot plays, or why it could not. */
export type BotAnswer =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly failed: string };

/** What a review says on its way: one decision after the other, then that it is done. */
export type ReviewNews =
  | { readonly kind: 'decision'; readonly decision: Decision<unknown> }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** A worker of its own for every use: to call one off is to stop its worker. */
export const openWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

export const tellWorker = (worker: Worker, ask: WorkerAsk): void => worker.postMessage(ask);
