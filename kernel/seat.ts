/**
 * A place at the table. Seats count from 0 in code, because they index arrays; everything a person reads or writes
 * (records, notation, the command line) counts from 1. `seatNumber` and `seatIndex` are the only bridges.
 */
export type Seat = number;

/** Who looks at the table: somebody in a seat, or a spectator who knows only what everybody knows. */
export type Viewer = Seat | 'public';

export const MAX_SEATS = 6;

export const seatNumber = (seat: Seat): number => seat + 1;
export const seatIndex = (number: number): Seat => number - 1;

/** The set that holds exactly this seat. Sets of seats are bit masks, so that states stay numbers. */
export const seatBit = (seat: Seat): number => 1 << seat;

/** The set of all seats of a table for so many players. */
export const allSeats = (players: number): number => (1 << players) - 1;

const listOfSet: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, set) =>
  Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => set & seatBit(seat)),
);

/** The seats of a set in rising order. The lists are made once, and not frozen, which would make them slow to read: playouts ask all the time. */
export function seatsIn(set: number): readonly Seat[] {
  // Not by `itemAt`, which looks into lists of all kinds and is slower: every step of a playout asks.
  const seats = listOfSet[set];
  if (seats === undefined) throw new RangeError(`${set} is not a set of seats`);
  return seats;
}

/** Every viewer of a table: the seats, then the spectator. */
export const viewersOf = (players: number): readonly Viewer[] => [...seatsIn(allSeats(players)), 'public'];

/** The number of players that a game allows and that is nearest to a wanted one. */
export const playersNear = ({ min, max }: { readonly min: number; readonly max: number }, wanted: number): number =>
  Math.min(max, Math.max(min, wanted));
