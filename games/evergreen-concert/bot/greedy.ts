import type { Bot, BotMaker, Seat } from '@grove/kernel';
import { VALUE_OF } from '../material/index.ts';
import { MAX_CARDS } from '../rules/bars.ts';
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
import { MAX_CONCERTS } from '../rules/concert.ts';
import { tableAfter } from '../rules/forecast.ts';
import type { ConcertTypes, View } from '../rules/index.ts';
import type { Table } from '../rules/influence.ts';
import { tableOf } from '../rules/view.ts';
import { bestFinish, TASTE, type Finish, type Prospects, type Taste } from './judgement.ts';

/**
 * Plays the card that makes the best end of this turn, one at a time, as long as another card is worth its price;
 * then moves the hit disc and holds a concert, a gala or nothing. It thinks no further than its own turn.
 */
export const greedyWith =
  (taste: Taste): BotMaker<ConcertTypes> =>
  (): Bot<ConcertTypes> => ({
    choose: (view, seat) => (view.stage === 'opening' ? pickForOpening(view, taste) : chooseInTurn(view, seat, taste)),
  });

export const greedyBot: BotMaker<ConcertTypes> = greedyWith(TASTE);

/** C3.1 The order of the piles does not matter: everybody may cover any of them. */
function pickForOpening({ hand, picks }: View, taste: Taste): number {
  const byValue = hand.toSorted((a, b) => VALUE_OF[a] - VALUE_OF[b]);
  return pickMove(byValue[Math.round((byValue.length - 1) * taste.opening)], picks.length);
}

function chooseInTurn(view: View, seat: Seat, taste: Taste): number {
  const table = tableOf(view);
  const now = prospectsOf(view, seat);
  if (view.cardsPlayed === 0) return bestCard(view, table, now, taste).move;
  const finish = bestFinish(table, now, taste);
  if (canSpareCard(view, now)) {
    const card = bestCard(view, table, now, taste);
    if (card.worth - taste.card > finish.worth) return card.move;
  }
  return endMove(finish, now);
}

/** C4.1 Whether another card may be played, and leaves a turn for each concert after this turn's. */
const canSpareCard = (view: View, { cards, concertsLeft }: Prospects): boolean =>
  !view.hitMoved && view.cardsPlayed < MAX_CARDS && cards > 0 && cards >= concertsLeft;

function prospectsOf(view: View, seat: Seat): Prospects {
  return {
    seat,
    ring: view.options.ring,
    cards: view.hand.length,
    concertsLeft: MAX_CONCERTS - view.concerts[seat].length,
    hadGala: view.hadGala[seat],
    mayMoveHit: !view.hitMoved,
  };
}

function bestCard(view: View, table: Table, now: Prospects, taste: Taste): { move: number; worth: number } {
  const then = { ...now, cards: now.cards - 1 };
  let best = { move: DONE, worth: -Infinity };
  for (const card of view.hand) {
    for (let pile = 0; pile < table.tops.length; pile++) {
      const { worth } = bestFinish(tableAfter(table, card, pile), then, taste);
      if (worth > best.worth) best = { move: playMove(card, pile), worth };
    }
  }
  return best;
}

function endMove({ step, ending }: Finish, { concertsLeft }: Prospects): number {
  if (step !== 0) {
    if (concertsLeft === 0) return step < 0 ? LAST_HIT_BACK : LAST_HIT_ON;
    return step < 0 ? HIT_BACK : HIT_ON;
  }
  if (ending === 'done') return DONE;
  return ending === 'gala' ? GALA : CONCERT;
}
