import { itemAt, type Seat } from '@grove/kernel';
import type { Words } from '../words/index.ts';
import { PERSON } from './local-game.ts';

export const seatTitle = (words: Words, name: string): string =>
  name === PERSON ? words.person : (words.botNames[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const STORED = 'grove.name';

export const storedName = (): string => localStorage.getItem(STORED) ?? '';
export const storeName = (name: string): void => localStorage.setItem(STORED, name);

/** The first person goes by the name `me`; seats that would be called the same are told apart by their numbers. */
export function nameOfSeat(words: Words, me: string, seating: readonly string[]): (seat: Seat) => string {
  const titleOf = (seat: Seat): string =>
    seating[seat] === PERSON ? words.guest : seatTitle(words, itemAt(seating, seat));
  const isMe = (seat: Seat): boolean => seat === seating.indexOf(PERSON);
  return (seat) => {
    if (isMe(seat) && me.trim() !== '') return me.trim();
    const alone = seating.filter((_, other) => titleOf(other) === titleOf(seat)).length === 1;
    return alone ? titleOf(seat) : `${titleOf(seat)} ${seat + 1}`;
  };
}

/** The names in a game of this browser, seat by seat. */
export function seatNames(words: Words, seating: readonly string[]): string[] {
  const nameOf = nameOfSeat(words, storedName(), seating);
  return seating.map((_, seat) => nameOf(seat));
}
