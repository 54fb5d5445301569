import type { BotMaker, Seat } from '@grove/kernel';
import { VALUE_OF } from '../material/index.ts';
import { MAX_CARDS, picksMade } from '../rules/bars.ts';
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
} from '../rules/codes.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { ConcertTypes, State } from '../rules/index.ts';
import { bestFinish, TASTE, type Finish, type Prospects, type Taste } from './judgement.ts';
import { prospectsOf, tryCards } from './trial.ts';

/**
 * Plays the card that makes the best end of this turn, one at a time, as long as another card is worth its price;
 * then moves the hit disc and holds a concert, a gala or nothing. It thinks no further than its own turn.
 */
export const greedyWith =
  (taste: Taste): BotMaker<ConcertTypes> =>
  (game) => ({
    choose: (view, seat, chance) => greedyMove(game.imagine(view, chance), seat, taste),
  });

export const greedyBot: BotMaker<ConcertTypes> = greedyWith(TASTE);

/** It looks at the open table and at its own hand only, so it does not matter how the rest was imagined. */
export function greedyMove(state: State, seat: Seat, taste: Taste): number {
  if (state.stage === 'opening') return pickForOpening(state, seat, taste);
  const now = prospectsOf(state, seat);
  if (state.cardsPlayed === 0) return bestCard(state, seat, taste).move;
  const finish = bestFinish(state, now, taste);
  if (canSpareCard(state, now)) {
    const card = bestCard(state, seat, taste);
    if (card.worth - taste.card > finish.worth) return card.move;
  }
  return endMove(finish, now);
}

/** C3.1 The order of the piles does not matter: everybody may cover any of them. */
function pickForOpening(state: State, seat: Seat, taste: Taste): number {
  const byValue = cardsInHand(state.hands, seat).sort((a, b) => VALUE_OF[a] - VALUE_OF[b]);
  return pickMove(byValue[Math.round((byValue.length - 1) * taste.opening)], picksMade(state, seat));
}

/** C4.1 Whether another card may be played, and leaves a turn for each concert after this turn's. */
export const canSpareCard = (state: State, { cards, concertsLeft }: Prospects): boolean =>
  !state.hitMoved && state.cardsPlayed < MAX_CARDS && cards > 0 && cards >= concertsLeft;

function bestCard(state: State, seat: Seat, taste: Taste): { move: number; worth: number } {
  let move = DONE;
  let most = -Infinity;
  tryCards(state, seat, cardsInHand(state.hands, seat), taste, (card, pile, worth) => {
    if (worth <= most) return;
    most = worth;
    move = playMove(card, pile);
  });
  return { move, worth: most };
}

/** The next step of a finish. */
export function endMove({ step, ending }: Pick<Finish, 'step' | 'ending'>, { concertsLeft }: Prospects): number {
  if (step !== 0) {
    if (concertsLeft === 0) return step < 0 ? LAST_HIT_BACK : LAST_HIT_ON;
    return step < 0 ? HIT_BACK : HIT_ON;
  }
  if (ending === 'done') return DONE;
  return ending === 'gala' ? GALA : CONCERT;
}
