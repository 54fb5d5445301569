import { allSeats, type Chance, type Seat, seatBit, seatsIn } from '@grove/kernel';
import { applyTurnMove } from '../rules/effects.ts';
import { endRound, takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { DRAFTING, OVER, type State } from '../rules/types.ts';
import { bestPick, type Pick } from './draft.ts';
import { bestJudgedPick, bestOfBeam, type Breadth } from './judged-turn.ts';
import type { Judge } from './network/judge.ts';
import { PlanetValue } from './planet-value.ts';
import type { ValueModel } from './value-model.ts';
import { type PlannedTurn, planTurn } from './turn.ts';
import { totalOf } from '../rules/result.ts';

/** A turn without its end. */
type Turn = Omit<PlannedTurn, 'value'>;

/** A card to take and the turn that it gives. */
interface Draft extends Omit<Pick, 'plan' | 'value'> {
  readonly plan: Turn;
}

/** What seats play in a playout, and what their planets are worth at its end. */
export interface Policy {
  readonly pick: (state: State) => Draft;
  readonly turn: (state: State, seat: Seat) => Turn;
  readonly value: (state: State, seat: Seat) => number;
}

/** The greedy bot's: every seat plays the turn after which its own planet has the highest value. */
export const greedyPolicy = (model: ValueModel): Policy => ({
  pick: (state) => bestPick(model, state),
  turn: (state, seat) => planTurn(model, state, seat),
  value: (state, seat) => new PlanetValue(model, state, seat).value,
});

/**
 * The same with the best turn of every card laid before a judge, or the best few that a beam finds: those play better and take ten
 * times as long.
 */
export const judgedPolicy = (model: ValueModel, judge: Judge, breadth?: Breadth): Policy => ({
  pick: (state) => bestJudgedPick(model, judge, state, breadth),
  turn: (state, seat) => {
    if (breadth === undefined) return planTurn(model, state, seat);
    judge.beforeTurn(state, seat);
    return bestOfBeam(model, judge, state, seat, breadth);
  },
  value: (state, seat) => {
    // So that it cannot depend on what was judged before, not even by a rounded digit.
    judge.beforeTurn(state, seat);
    return judge.value(state, seat);
  },
});

/** One seat plays by a policy of its own. Its value is that of all planets. */
export const policyOf = (seat: Seat, own: Policy, others: Policy): Policy => ({
  pick: (state) => (state.picker === seat ? own : others).pick(state),
  turn: (state, acting) => (acting === seat ? own : others).turn(state, acting),
  value: own.value,
});

/**
 * A playout in place to the end of so many rounds (the one under way counts) or of the game. Who wants to see more is shown
 * the state between the last turn and the end of each round.
 *
 * @returns by seat: the value of its planet after its last turn, or its final total
 */
export function playout(
  policy: Policy,
  state: State,
  rounds: number,
  chance: Chance,
  show?: (state: State) => void,
): number[] {
  const seats = seatsIn(allSeats(state.players));
  for (let left = rounds; state.phase !== OVER; left--) {
    finishTurns(policy, state);
    show?.(state);
    if (left <= 1) return seats.map((seat) => policy.value(state, seat));
    endRound(state, chance);
  }
  return seats.map((seat) => totalOf(state, seat));
}

/** Everything that is still to be decided in this round; the round itself is not ended. */
function finishTurns(policy: Policy, state: State): void {
  const plans: (Turn | undefined)[] = [];
  while (state.phase === DRAFTING) {
    const seat = state.picker;
    const { slot, plan, isSettled } = policy.pick(state);
    takeCard(state, slot);
    if (isSettled) plans[seat] = plan;
  }
  for (const seat of seatsIn(state.acting)) act(state, seat, plans[seat] ?? policy.turn(state, seat));
  state.acting = 0;
}

/** What the planets of the others are worth after the turns that they are still to finish. The state is left as it was. */
export function valuesOfOthers(policy: Policy, state: State, seat: Seat): number[] {
  const after = copy(state);
  const others = seatsIn(allSeats(state.players)).filter((other) => other !== seat);
  for (const other of others) {
    if (state.acting & seatBit(other)) act(after, other, policy.turn(after, other));
  }
  return others.map((other) => policy.value(after, other));
}

function act(state: State, seat: Seat, { steps }: Turn): void {
  for (const step of steps) applyTurnMove(state, seat, step);
}
