import { type Evaluator, margin } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { ACTING, type PlanetTypes, type State } from '../rules/types.ts';
import { type Player, together } from './alone/player.ts';
import { playerPolicy } from './alone/player-policy.ts';
import type { Breadth } from './judged-turn.ts';
import type { Judge } from './network/judge.ts';
import { greedyPolicy, judgedPolicy, playout, type Policy, policyOf, valuesOfOthers } from './playout.ts';
import type { ValueModel } from './value-model.ts';

export interface PlayoutSettings {
  /** Rounds that a playout goes on for, the one under way included; Infinity for the whole game. */
  readonly playoutRounds: number;
  /** How well the seat that searches looks for its turns in playouts; without it the best turn of every card is enough, as it is for the others. */
  readonly breadth?: Breadth;
  /** Who judges cards in playouts and the planets at their end; the value model alone where there is nobody. */
  readonly judge?: Judge | undefined;
  /** Who is asked as well at the end of playouts, in the games that it knows, and plays every second of the longer ones there: what two policies agree on is less often wrong. */
  readonly player?: Player | undefined;
  /** The first playouts of a candidate end sooner: they scatter less, and it takes many to see that a judge is wrong. */
  readonly quick?: { readonly playouts: number; readonly rounds: number };
  /**
   * Whether turns are compared by the own planet alone. What they change for others is too little to be seen, and those scatter as
   * much as the planet itself. Cards are compared by the lead all the same: who takes one leaves the rest.
   */
  readonly turnsAlone?: boolean;
}

/** The playouts by which candidates are compared. */
export function searchPlayout(
  model: ValueModel,
  { playoutRounds, breadth, judge, player, quick, turnsAlone = false }: PlayoutSettings,
): Evaluator<PlanetTypes>['playout'] {
  const quickPolicy = asking(player, judge === undefined ? greedyPolicy(model) : judgedPolicy(model, judge));
  const policy = judge === undefined ? quickPolicy : asking(player, judgedPolicy(model, judge, breadth));
  const second = player && playerPolicy(player, policy.value);
  const othersAt = onceForEach(quickPolicy);
  return (state, seat, chance, earlier = Infinity, from) => {
    const isQuick = quick !== undefined && earlier < quick.playouts;
    const isAlone = turnsAlone && from !== undefined && from.phase === ACTING && from.players > 1;
    const own = second !== undefined && earlier % 2 === 1 && player?.knows(state) === true ? second : policy;
    const values = isQuick
      ? playout(quickPolicy, state, quick.rounds, chance)
      : playout(policyOf(seat, own, quickPolicy), state, playoutRounds, chance);
    return isAlone ? values[seat] - othersAt(from, seat) : margin(values, seat);
  };
}

/** The policy with what it and the player together say of a planet, where the player knows the game. */
const asking = (player: Player | undefined, policy: Policy): Policy => ({
  ...policy,
  value(state, seat) {
    const value = policy.value(state, seat);
    return player?.knows(state) === true ? together(value, player.value(state)) : value;
  },
});

/** What the best of the others can expect, kept for the state that was asked about last: all candidates begin there. */
function onceForEach(policy: Policy): (state: State, seat: Seat) => number {
  let known: { readonly state: State; readonly seat: Seat; readonly value: number } | undefined;
  return (state, seat) => {
    if (known?.state !== state || known.seat !== seat) {
      known = { state, seat, value: Math.max(...valuesOfOthers(policy, state, seat)) };
    }
    return known.value;
  };
}
