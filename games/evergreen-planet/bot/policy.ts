import { allSeats, type Chance, type Seat, seatsIn } from '@grove/kernel';
import { applyTurnStep } from '../rules/effects.ts';
import { endRound, takeCard } from '../rules/round.ts';
import { totalOf } from '../rules/scoring.ts';
import { DRAFTING, OVER, type State } from '../rules/types.ts';
import { bestPick } from './draft.ts';
import { Garden } from './garden.ts';
import type { Judge } from './judge.ts';
import { type Plan, planTurn } from './turn.ts';

/**
 * Plays on in place as if every seat thought one turn ahead, to the end of so many rounds (the one under way counts)
 * or of the game.
 *
 * @returns what each seat can expect: how its planet looks after its last turn, or its final total
 */
export function playOn(judge: Judge, state: State, rounds: number, chance: Chance): number[] {
  const seats = seatsIn(allSeats(state.players));
  for (let left = rounds; state.phase !== OVER; left--) {
    finishTurns(judge, state);
    if (left <= 1) return seats.map((seat) => new Garden(judge, state, seat).value);
    endRound(state, chance);
  }
  return seats.map((seat) => totalOf(state, seat));
}

/** Everything that is still to be decided in this round; the round itself is not ended. */
function finishTurns(judge: Judge, state: State): void {
  const plans: (Plan | undefined)[] = [];
  while (state.phase === DRAFTING) {
    const seat = state.picker;
    const { place, plan, isSettled } = bestPick(judge, state);
    takeCard(state, place);
    if (isSettled) plans[seat] = plan;
  }
  for (const seat of seatsIn(state.acting)) act(state, seat, plans[seat] ?? planTurn(judge, state, seat));
  state.acting = 0;
}

function act(state: State, seat: Seat, { steps }: Plan): void {
  for (const step of steps) applyTurnStep(state, seat, step);
}
