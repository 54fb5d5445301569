import { type Chance, IllegalMove, type Refusal, type Seat, seatBit, type Tell } from '@grove/kernel';
import { applyTurnStep } from './effects.ts';
import { isLegal, placeInRiver } from './legal.ts';
import { endRound, takeCard } from './round.ts';
import { DONE, isTurnStep, TAKE } from './steps.ts';
import type { Event, State } from './types.ts';
import { why } from './why.ts';

export function play(state: State, seat: Seat, step: number, chance: Chance, tell?: Tell<Event>): void {
  if (!isLegal(state, seat, step)) throw new IllegalMove(why(state, seat, step) as Refusal);
  if (isTurnStep(step)) applyTurnStep(state, seat, step, tell);
  else if (step === DONE) finishTurn(state, seat, chance, tell);
  else takeCard(state, placeInRiver(state, step - TAKE), tell);
}

/** P6.1: the round ends when everyone is done. */
function finishTurn(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  state.acting &= ~seatBit(seat);
  tell?.({ kind: 'done', seat });
  if (state.acting === 0) endRound(state, chance, tell);
}
