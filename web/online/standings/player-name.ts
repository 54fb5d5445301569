import { PERSON } from '../../local-game/seating.ts';
import { seatTitle } from '../../local-game/seat-names.ts';
import type { Words } from '../../words/index.ts';

const BOT = 'bot:';

export const isBot = (player: string): boolean => player.startsWith(BOT);

/** Who sat in a seat, as local games name it. */
export const sitterOf = (player: string): string => (isBot(player) ? player.slice(BOT.length) : PERSON);

/** A person's own name, or what a bot is called here. */
export const playerName = (words: Words, player: string, name: string): string =>
  isBot(player) ? seatTitle(words, sitterOf(player)) : name;
