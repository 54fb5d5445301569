import type { Seat } from '@grove/kernel';
import type { Words } from '../words/index.ts';
import { ME } from './local-table.ts';

export const botTitle = (words: Words, bot: string): string =>
  words.botNames[bot] ?? `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`;

const STORED = 'grove.name';

export const storedName = (): string => localStorage.getItem(STORED) ?? '';
export const storeName = (name: string): void => localStorage.setItem(STORED, name);

/** Who sits where: bots of the same kind are told apart by the number of their seat. */
export function seatNames(words: Words, me: string, opponents: readonly string[]): (seat: Seat) => string {
  return (seat) => {
    if (seat === ME) return me.trim() || words.guest;
    const bot = opponents[seat - 1];
    const alone = opponents.filter((other) => other === bot).length === 1;
    return alone ? botTitle(words, bot) : `${botTitle(words, bot)} ${seat + 1}`;
  };
}
