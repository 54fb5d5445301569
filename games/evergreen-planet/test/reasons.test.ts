import { reasonSuite } from '@grove/game-kit/reason-suite';
import { itemAt, type Seat } from '@grove/kernel';
import { planTurn } from '../bot/turn.ts';
import { valueModel } from '../bot/value-model.ts';
import { FITTED } from '../bot/weights.ts';
import { planetModule } from '../module.ts';
import { RIVER, TAKERS } from '../rules/layout.ts';
import { isTake, TAKE } from '../rules/move.ts';
import { planet, type State } from '../rules/index.ts';
import { beginTurn } from '../rules/round.ts';

const model = valueModel(FITTED);

/** How much the next player to take a card would miss each card that is left. */
function missedByNext(state: State, card: number): number {
  const next = (state.picker + 1) % state.players;
  if (state.players === 1 || next === state.first) return 0;
  const worths = new Map<number, number>();
  for (let place = 0; place < state.riverSize; place++) {
    const offered = itemAt(state.cards, RIVER + place);
    if (state.cards[TAKERS + place] === 0) worths.set(offered, worthTo(state, next, offered));
  }
  const others = [...worths].filter(([other]) => other !== card).map(([, worth]) => worth);
  return Math.max(0, (worths.get(card) ?? 0) - Math.max(...others));
}

function worthTo(state: State, seat: Seat, card: number): number {
  const after = planet.copy(state);
  beginTurn(after, seat, card);
  return planTurn(model, after, seat).value;
}

reasonSuite({
  module: planetModule,
  games: [{ players: 1 }, { players: 2 }],
  sumOf: (state, _seat, { steps: [step = 0], prior }) =>
    isTake(step) ? prior + missedByNext(state, step - TAKE) : prior,
});
