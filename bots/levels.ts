/** The levels that every game's bots come in, weakest first. */
export const LEVELS = ['seedling', 'sapling', 'tree', 'ancient'] as const;
export type Level = (typeof LEVELS)[number];

/** Bots that are there to be measured against: one that plays anything, one that looks a single turn ahead. */
export const MEASURES = ['random', 'greedy'] as const;

/** Every game's bots by name, weakest first. */
export const BOT_NAMES = ['random', 'seedling', 'sapling', 'greedy', 'tree', 'ancient'] as const satisfies readonly (
  | (typeof MEASURES)[number]
  | Level
)[];
export type BotName = (typeof BOT_NAMES)[number];
