import { allSeats, type Chance, type Seat, seatsIn } from '@grove/kernel';
import { applyTurnMove } from '../rules/effects.ts';
import { endRound, takeCard } from '../rules/round.ts';
import { DRAFTING, OVER, type State } from '../rules/types.ts';
import { bestPick } from './draft.ts';
import { PlanetValue } from './planet-value.ts';
import type { ValueModel } from './value-model.ts';
import { type PlannedTurn, planTurn } from './turn.ts';
import { totalOf } from '../rules/result.ts';

/**
 * A playout in place to the end of so many rounds (the one under way counts) or of the game. Its policy is the greedy
 * bot's: every seat plays the turn after which its own planet has the highest value.
 *
 * @returns by seat: the value of its planet after its last turn, or its final total
 */
export function playout(model: ValueModel, state: State, rounds: number, chance: Chance): number[] {
  const seats = seatsIn(allSeats(state.players));
  for (let left = rounds; state.phase !== OVER; left--) {
    finishTurns(model, state);
    if (left <= 1) return seats.map((seat) => new PlanetValue(model, state, seat).value);
    endRound(state, chance);
  }
  return seats.map((seat) => totalOf(state, seat));
}

/** Everything that is still to be decided in this round; the round itself is not ended. */
function finishTurns(model: ValueModel, state: State): void {
  const plans: (PlannedTurn | undefined)[] = [];
  while (state.phase === DRAFTING) {
    const seat = state.picker;
    const { slot, plan, isSettled } = bestPick(model, state);
    takeCard(state, slot);
    if (isSettled) plans[seat] = plan;
  }
  for (const seat of seatsIn(state.acting)) act(state, seat, plans[seat] ?? planTurn(model, state, seat));
  state.acting = 0;
}

function act(state: State, seat: Seat, { steps }: PlannedTurn): void {
  for (const step of steps) applyTurnMove(state, seat, step);
}
