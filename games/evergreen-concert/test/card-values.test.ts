import { itemAt, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { CardValues } from '../bot/card-values.ts';
import { bestFinish } from '../bot/endings.ts';
import { handValue, prospectsOf } from '../bot/prospects.ts';
import type { Weights } from '../bot/weights.ts';
import { COLOURS } from '../material/index.ts';
import { cardsInHand } from '../rules/hand.ts';
import { concert } from '../rules/index.ts';
import { randomMove } from '../rules/legal.ts';
import { layCard } from '../rules/influence.ts';
import { copy } from '../rules/save.ts';

/** Every weight counts, so that none can be forgotten. */
const WEIGHTS: Weights = {
  own: 0.3,
  ownLate: 0.7,
  opponent: 0.2,
  opponentLate: 0.5,
  rivals: 0.11,
  lead: 0.13,
  prize: 0.17,
  later: 15,
  laterShared: 40,
  laterCards: 3,
  laterGala: 1.2,
  card: 7,
  scarce: 2,
  tempo: 3,
  strength: 1.9,
  opening: 0.5,
};

test.each([2, 3, 4, 6])(
  'C4.3 the value of a card on a pile is that of the table after it, in games of %i',
  (players) => {
    const chance = SeededChance.from(`card values ${players}`);
    const values = new CardValues(WEIGHTS);
    const state = concert.start(players, { timer: 0, ring: COLOURS }, chance);
    while (state.stage !== 'over') {
      const seat = itemAt(concert.waitingFor(state), 0);
      if (state.stage === 'turns') {
        values.forEach(state, seat, cardsInHand(state.hands, seat), (card, pile, value) => {
          const after = copy(state);
          layCard(after, card, pile);
          const now = prospectsOf(state, seat);
          const finish = bestFinish(after, { ...now, cards: now.cards - 1 }, WEIGHTS);
          expect(value).toBeCloseTo(finish.value - handValue(card, players, WEIGHTS), 8);
        });
      }
      concert.play(state, seat, randomMove(state, seat, chance), chance);
    }
  },
);
