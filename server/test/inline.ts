import type { BotPool } from '../bots/pool.ts';
import { think } from '../bots/think.ts';
import { boxes } from './boxes.ts';

/** Bots that think at once, in the test's own thread. */
export const inlineBots = (): BotPool => ({
  choose: async (question) => think(boxes, question),
  close: async () => undefined,
});
