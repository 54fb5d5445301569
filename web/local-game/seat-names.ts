import type { Seat } from '@grove/kernel';
import type { Words } from '../words/index.ts';
import { PERSON } from './local-game.ts';

export const seatTitle = (words: Words, name: string): string =>
  name === PERSON ? words.person : (words.botNames[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const STORED = 'grove.name';

export const storedName = (): string => localStorage.getItem(STORED) ?? '';
export const storeName = (name: string): void => localStorage.setItem(STORED, name);

/** Who sits where: the first person has a name, and those of one kind are told apart by the number of their seat. */
export function seatNames(words: Words, me: string, plan: readonly string[]): (seat: Seat) => string {
  const titleOf = (seat: Seat): string => (plan[seat] === PERSON ? words.guest : seatTitle(words, plan[seat]));
  const isMe = (seat: Seat): boolean => seat === plan.indexOf(PERSON);
  return (seat) => {
    if (isMe(seat) && me.trim() !== '') return me.trim();
    const alone = plan.filter((_, other) => titleOf(other) === titleOf(seat)).length === 1;
    return alone ? titleOf(seat) : `${titleOf(seat)} ${seat + 1}`;
  };
}

/** The names at a table of this browser, seat by seat. */
export function planNames(words: Words, plan: readonly string[]): string[] {
  const nameOf = seatNames(words, storedName(), plan);
  return plan.map((_, seat) => nameOf(seat));
}
