import { applyTurnMove } from '../../rules/effects.ts';
import { placeInRiver } from '../../rules/legal.ts';
import { DONE, TAKE } from '../../rules/move.ts';
import { takeCard } from '../../rules/round.ts';
import { copy } from '../../rules/save.ts';
import type { State } from '../../rules/types.ts';
import type { Policy } from '../playout.ts';
import type { Player } from './player.ts';

const SEAT = 0;

/** The policy of a game alone in which the player does what it wants most at every step. */
export const playerPolicy = (player: Player, value: Policy['value']): Policy => ({
  pick(state) {
    const slot = placeInRiver(state, player.choice(state) - TAKE);
    const after = copy(state);
    takeCard(after, slot);
    return { slot, plan: { steps: restOfTurn(player, after) }, isSettled: true };
  },
  turn: (state) => ({ steps: restOfTurn(player, copy(state)) }),
  value,
});

/** The steps up to the end of the turn. The state is changed. */
function restOfTurn(player: Player, state: State): number[] {
  const steps: number[] = [];
  for (let move = player.choice(state); move !== DONE; move = player.choice(state)) {
    steps.push(move);
    applyTurnMove(state, SEAT, move);
  }
  return steps;
}
