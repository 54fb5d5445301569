import { CELLS } from '../../rules/grid.ts';
import { plantedCards } from '../../rules/places.ts';
import { gaiaScore } from '../../rules/solo/score.ts';
import { isSolo } from '../../rules/state.ts';
import type { Context } from '../heuristics/context.ts';

/** How many numbers say when and with what something is chosen. */
export const SITUATION = 17;

/** Writes when and with what something is chosen of which `left` may be made: the same for all choices of a decision. */
export function writeSituation(numbers: Float32Array, context: Context, left: number): void {
  const { state, seat, player, share, turns, scarce, prices, free } = context;
  const rival = state.players.length === 2 ? state.players[1 - seat] : undefined;
  let at = 0;
  numbers[at++] = share;
  numbers[at++] = turns / 20;
  numbers[at++] = state.turn / 20;
  numbers[at++] = scarce;
  numbers[at++] = plantedCards(player) / CELLS;
  numbers[at++] = rival === undefined ? gaiaScore(state).total / 100 : plantedCards(rival) / CELLS;
  numbers[at++] = Math.min(player.soil, 20) / 10;
  numbers[at++] = player.seeds / 2;
  numbers[at++] = player.hand.length / 10;
  numbers[at++] = left / 2;
  numbers[at++] = isSolo(state) || state.active === seat ? 1 : 0;
  numbers[at++] = state.ending === 0 ? 0 : 1;
  numbers[at++] = prices.soil / 2;
  numbers[at++] = prices.draw / 2;
  numbers[at++] = prices.sprout / 2;
  numbers[at++] = Math.min(free.sprout, 20) / 10;
  numbers[at++] = Math.min(free.growth, 20) / 10;
}
