import { seatBit, type Seat } from '@grove/kernel';
import { NO_CARD, PILES } from '../material/index.ts';
import { pileOf } from './influence.ts';
import type { State } from './types.ts';

/** C3.1 How many cards a seat has picked: the left pile's first. */
export function picksMade(state: State, seat: Seat): number {
  let picks = 0;
  while (picks < PILES && state.tops[pileOf(seat, picks)] !== NO_CARD) picks++;
  return picks;
}

/** The seats that may move now. */
export function waitingSet(state: State): number {
  if (state.stage === 'turns') return seatBit(state.onTurn);
  if (state.stage === 'over') return 0;
  let waiting = 0;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.tops[pileOf(seat, PILES - 1)] === NO_CARD) waiting |= seatBit(seat);
  }
  return waiting;
}
