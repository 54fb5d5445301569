import type { Seat } from '@grove/kernel';
import { applyTurnMove } from '../rules/effects.ts';
import { RIVER, TAKERS } from '../rules/layout.ts';
import { placeInRiver } from '../rules/legal.ts';
import { DONE, isTake, TAKE } from '../rules/move.ts';
import { isOpponent } from '../rules/pickers.ts';
import { beginTurn, takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { DRAFTING, type State } from '../rules/types.ts';
import { tokenValue } from './draft.ts';
import { type PlanetTerm, planetTerms } from './terms.ts';
import { planTurn } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/**
 * What steps of a seat bring, term by term: those of its planet after the turn, which is planned to its end where the steps
 * stop before it; for a card also the token, and what the next player to take one would have liked.
 */
export function turnTerms(model: ValueModel, state: State, seat: Seat, steps: readonly number[]): PlanetTerm[] {
  const after = copy(state);
  for (const step of steps) {
    if (isTake(step)) takeCard(after, placeInRiver(after, step - TAKE));
    else if (step !== DONE) applyTurnMove(after, seat, step);
  }
  const rest = steps.includes(DONE) ? [] : planTurn(model, after, seat).steps;
  const drafted = draftTerms(model, state, after, seat, steps);
  for (const step of rest) applyTurnMove(after, seat, step);
  return [...planetTerms(model, after, seat), ...drafted];
}

function draftTerms(
  model: ValueModel,
  before: State,
  after: State,
  seat: Seat,
  [step]: readonly number[],
): PlanetTerm[] {
  if (!isTake(step)) return [];
  const token: PlanetTerm = { kind: 'token', points: tokenValue(model, after, seat) };
  const rival = after.picker;
  if (after.phase !== DRAFTING || isOpponent(after, rival)) return [token];
  return [token, { kind: 'rival', of: rival, points: missedBy(model, before, rival, step - TAKE) }];
}

/** What another player would have had of a card more than of the best other one: nothing, if it is not that player's favourite. */
function missedBy(model: ValueModel, state: State, rival: Seat, card: number): number {
  let best = -Infinity;
  for (let place = 0; place < state.riverSize; place++) {
    const other = state.cards[RIVER + place];
    if (state.cards[TAKERS + place] === 0 && other !== card) best = Math.max(best, worthTo(model, state, rival, other));
  }
  return Math.max(0, worthTo(model, state, rival, card) - best);
}

/** The value of a player's planet after the best turn with a card, as the zone is now. */
function worthTo(model: ValueModel, state: State, seat: Seat, card: number): number {
  const after = copy(state);
  beginTurn(after, seat, card);
  return planTurn(model, after, seat).value;
}
