import { CELLS } from '../grid.ts';
import { plantedCards } from '../places.ts';
import { gaiaOf } from '../solo/goods.ts';
import { gaiaIsDone, nextSoloTurn } from '../solo/turn.ts';
import { gaiaSeat, isSolo, NOBODY, type Phase, seatAfterActive, type State, type StepContext } from '../state.ts';
import { clearBoards } from '../teams.ts';
import { claimable, mayTakeBonus } from '../tasks/claim.ts';
import { mayPlayBetween } from '../tasks/between.ts';
import { inOrder } from './begin.ts';

/** E11.6: calls the next player who may play a between-turns event; the others pass, as everybody can see. */
export function callForBetween({ state }: StepContext): void {
  while (state.passes < state.players.length) {
    const seat = seatAfterActive(state, state.called++);
    if (mayPlayBetween(state, seat)) {
      state.players[seat].tasks.push({ kind: 'between' });
      return;
    }
    state.passes++;
  }
}

/** E14.1 to E14.3: who has sixteen cards first; in the same turn the active player, then clockwise. */
function findCompletion(state: State): void {
  if (state.complete !== NOBODY) return;
  state.complete = inOrder(state).find((seat) => plantedCards(state.players[seat]) === CELLS) ?? NOBODY;
  if (state.complete !== NOBODY) state.ending = 1;
}

/** E17.10 b: with her twelfth card Gaia ends the game and lays a leaf on the bonus, even if you complete in that turn. */
function findGaiasEnd({ state, tell }: StepContext): void {
  if (!gaiaIsDone(state) || state.bonus !== NOBODY) return;
  state.ending = 1;
  state.bonus = gaiaSeat(state);
  gaiaOf(state).leaves--; // E14.2
  tell?.({ kind: 'gaia-bonus' });
}

export function beginClaims(context: StepContext): void {
  clearBoards(context.state);
  context.state.called = 0;
  if (context.state.ending === 2) return;
  findGaiasEnd(context);
  findCompletion(context.state);
}

/** E13.4: claims are made in the order from the active player, which ranks those of the same turn. */
export function callForClaims({ state }: StepContext): void {
  while (state.called < state.players.length) {
    const seat = seatAfterActive(state, state.called++);
    if (claimable(state, seat) === 0 && !mayTakeBonus(state, seat)) continue;
    state.players[seat].tasks.push({ kind: 'claim' });
    return;
  }
}

/** E14.1: the round is finished before the game ends; alone, the turn (E17.10). */
export function afterClaims(state: State): Phase {
  if (state.ending === 2) return 'over';
  if (isSolo(state)) return state.ending === 1 ? 'final' : nextSoloTurn(state);
  state.active = seatAfterActive(state, 1);
  return state.ending === 1 && state.active === state.first ? 'final' : 'color';
}

/** E14.5: the last optional things; what is met then is claimed behind the earlier claims. */
export function beginFinal({ state }: StepContext): void {
  state.ending = 2;
  for (const player of state.players) {
    player.met = 0;
    player.tasks.push({ kind: 'leisure' });
  }
}
