import { levelOf } from '@grove/bots';
import { itemAt, type Seat } from '@grove/kernel';
import type { Words } from '../words/index.ts';
import { PERSON } from './seating.ts';

/** A bot is the same somebody whatever its style. */
export const seatTitle = (words: Words, name: string): string =>
  name === PERSON ? words.person : (words.botNames[levelOf(name)] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const STORED = 'grove.name';

export const storedName = (): string => localStorage.getItem(STORED) ?? '';
export const storeName = (name: string): void => localStorage.setItem(STORED, name);

/** Who sits where in a game of this browser. */
export interface Seated {
  readonly seating: readonly string[];
  /** By seat; people without one are guests. */
  readonly names?: readonly string[];
}

/** The first person goes by the name `me` if no other is known; seats that would be called the same are told apart by their numbers. */
export function nameOfSeat(words: Words, me: string, { seating, names = [] }: Seated): (seat: Seat) => string {
  const titleOf = (seat: Seat): string =>
    seating[seat] === PERSON ? words.guest : seatTitle(words, itemAt(seating, seat));
  const ownName = (seat: Seat): string => {
    const known = names[seat]?.trim() ?? '';
    return known === '' && seat === seating.indexOf(PERSON) ? me.trim() : known;
  };
  return (seat) => {
    const own = ownName(seat);
    if (own !== '') return own;
    const alone = seating.filter((_, other) => titleOf(other) === titleOf(seat)).length === 1;
    return alone ? titleOf(seat) : `${titleOf(seat)} ${seat + 1}`;
  };
}

/** The names in a game of this browser, seat by seat. */
export function seatNames(words: Words, seated: Seated): string[] {
  const nameOf = nameOfSeat(words, storedName(), seated);
  return seated.seating.map((_, seat) => nameOf(seat));
}
