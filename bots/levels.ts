import type { BotMaker, GameTypes } from '@grove/kernel';

/** The levels that every game's bots come in, weakest first. */
export const LEVELS = ['seedling', 'sapling', 'tree', 'ancient'] as const;
export type Level = (typeof LEVELS)[number];

/** Bots to measure the levels against: one that plays at random, one that looks a single turn ahead. */
export const BASELINES = ['random', 'greedy'] as const;

/** Every game's bots by name, weakest first. */
export const BOT_NAMES = ['random', 'seedling', 'sapling', 'greedy', 'tree', 'ancient'] as const satisfies readonly (
  | (typeof BASELINES)[number]
  | Level
)[];
export type BotName = (typeof BOT_NAMES)[number];

/** The bots of a game: at least these six. */
export type GameBots<T extends GameTypes = GameTypes> = Readonly<
  Record<BotName, BotMaker<T>> & Record<string, BotMaker<T>>
>;
