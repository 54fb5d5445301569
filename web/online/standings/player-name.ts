import { seatTitle } from '../../local-game/seat-names.ts';
import type { Words } from '../../words/index.ts';

const BOT = 'bot:';

export const isBot = (player: string): boolean => player.startsWith(BOT);

/** A person's own name, or what a bot is called here. */
export const playerName = (words: Words, player: string, name: string): string =>
  isBot(player) ? seatTitle(words, player.slice(BOT.length)) : name;
