import type { BotMaker, Seat } from '@grove/kernel';
import { type Card, VALUE_OF } from '../material/index.ts';
import { MAX_CARDS } from '../rules/turn.ts';
import { picksMade } from '../rules/waiting.ts';
import {
  CONCERT,
  DONE,
  GALA,
  HIT_BACK,
  HIT_ON,
  LAST_HIT_BACK,
  LAST_HIT_ON,
  pickMove,
  playMove,
} from '../rules/move.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { ConcertTypes, State } from '../rules/index.ts';
import { CardValues } from './card-values.ts';
import { bestFinish, type Finish } from './endings.ts';
import { cardPrice, prospectsOf, type Prospects } from './prospects.ts';
import { FITTED, type Weights } from './weights.ts';

/**
 * Plays the card that makes the best end of this turn, one at a time, as long as another card is worth its price;
 * then moves the hit disc and holds a concert, a gala or nothing. It looks no further than its own turn.
 */
export const greedyWith =
  (weights: Weights): BotMaker<ConcertTypes> =>
  (game) => {
    const policy = new GreedyPolicy(weights);
    return { choose: (view, seat, chance) => policy.next(game.imagine(view, chance), seat) };
  };

export const greedyBot: BotMaker<ConcertTypes> = greedyWith(FITTED);

/** It looks at the open table and at its own hand only, so it does not matter how the rest was imagined. */
export class GreedyPolicy {
  readonly #weights: Weights;
  readonly #values: CardValues;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#values = new CardValues(weights);
  }

  next(state: State, seat: Seat): number {
    const weights = this.#weights;
    // C3.1 The order of the piles does not matter: everybody may cover any of them.
    if (state.stage === 'opening') return pickMove(likedOpening(state, seat, weights), picksMade(state, seat));
    if (state.cardsPlayed === 0) return this.#bestCard(state, seat).move;
    const now = prospectsOf(state, seat);
    const finish = bestFinish(state, now, weights);
    if (canSpareCard(state, now)) {
      const card = this.#bestCard(state, seat);
      if (card.value - cardPrice(state, seat, weights) > finish.value) return card.move;
    }
    return endMove(finish, now);
  }

  #bestCard(state: State, seat: Seat): { move: number; value: number } {
    let move = DONE;
    let most = -Infinity;
    this.#values.forEach(state, seat, cardsInHand(state.hands, seat), (card, pile, value) => {
      if (value <= most) return;
      most = value;
      move = playMove(card, pile);
    });
    return { move, value: most };
  }
}

/** C3.1 The card of the hand to open with. */
export function likedOpening(state: State, seat: Seat, weights: Weights): Card {
  const byValue = cardsInHand(state.hands, seat).sort((a, b) => VALUE_OF[a] - VALUE_OF[b]);
  return byValue[Math.round((byValue.length - 1) * weights.opening)];
}

/** C4.1 Whether another card may be played, and leaves a turn for each concert after this turn's. */
export const canSpareCard = (state: State, { cards, concertsLeft }: Prospects): boolean =>
  !state.hitMoved && state.cardsPlayed < MAX_CARDS && cards > 0 && cards >= concertsLeft;

/** The next step of a finish. */
export function endMove({ step, ending }: Pick<Finish, 'step' | 'ending'>, { concertsLeft }: Prospects): number {
  if (step !== 0) {
    if (concertsLeft === 0) return step < 0 ? LAST_HIT_BACK : LAST_HIT_ON;
    return step < 0 ? HIT_BACK : HIT_ON;
  }
  if (ending === 'done') return DONE;
  return ending === 'gala' ? GALA : CONCERT;
}
