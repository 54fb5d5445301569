import { type Chance, IllegalMove, type Refusal, type Seat, seatBit, type Tell } from '@grove/kernel';
import { applyTurnMove } from './effects.ts';
import { isLegal, placeInRiver } from './legal.ts';
import { endRound, takeCard } from './round.ts';
import { DONE, isTurnMove, TAKE } from './move.ts';
import type { State } from './types.ts';
import { why } from './refusals.ts';
import type { Event } from './events.ts';

export function play(state: State, seat: Seat, move: number, chance: Chance, tell?: Tell<Event>): void {
  if (!isLegal(state, seat, move)) throw new IllegalMove(why(state, seat, move) as Refusal);
  if (isTurnMove(move)) applyTurnMove(state, seat, move, tell);
  else if (move === DONE) finishTurn(state, seat, chance, tell);
  else takeCard(state, placeInRiver(state, move - TAKE), tell);
}

/** P6.1: the round ends when everyone is done. */
function finishTurn(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  state.acting &= ~seatBit(seat);
  tell?.({ kind: 'done', seat });
  if (state.acting === 0) endRound(state, chance, tell);
}
