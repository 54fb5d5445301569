import { allSeats, type Seat, seatBit, seatsIn } from '@grove/kernel';
import type { Move } from './move.ts';
import { NONE, ROUNDS, type State } from './types.ts';

export const isOver = (state: State): boolean => state.round === ROUNDS;

/** A1: everyone who has not chosen yet, until the last round is over. */
export function waitingSet(state: State): number {
  if (isOver(state)) return 0;
  const chosen = state.chosen.reduce((set, card, seat) => (card === NONE ? set : set | seatBit(seat)), 0);
  return allSeats(state.hands.length) & ~chosen;
}

export const waitingFor = (state: State): readonly Seat[] => seatsIn(waitingSet(state));

export const moves = (state: State, seat: Seat): Move[] =>
  waitingSet(state) & seatBit(seat) ? [...state.hands[seat]] : [];
