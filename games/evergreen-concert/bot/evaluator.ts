import { byPrior, type Candidate, diversify, type Evaluator, margin } from '@grove/bots';
import type { Chance, Seat } from '@grove/kernel';
import { picksMade, waitingSet } from '../rules/waiting.ts';
import { isPlay, pickMove } from '../rules/move.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { ConcertTypes, State, View } from '../rules/index.ts';
import { play } from '../rules/play.ts';
import { VALUE_OF } from '../material/index.ts';
import { concertTurns } from './candidates.ts';
import { CardValues } from './card-values.ts';
import { GreedyPolicy, likedOpening } from './greedy.ts';
import { concertTerms } from './terms.ts';
import type { Weights } from './weights.ts';
import { result } from '../rules/result.ts';

export interface EvaluatorSettings {
  /** How many different tables the beam search for turns keeps. */
  readonly beamWidth: number;
}

/** How much worse a turn is taken to be for every better one of its kind, in points. */
const SIMILARITY_PENALTY = 1;

export function concertEvaluator(weights: Weights, { beamWidth }: EvaluatorSettings): Evaluator<ConcertTypes> {
  const values = new CardValues(weights);
  const policy = new GreedyPolicy(weights);
  const value = (state: State, seat: Seat) => margin(result(state).totals, seat);
  return {
    value,
    candidates(state, seat, most) {
      if (state.stage === 'opening') return openings(state, seat, weights).slice(0, most);
      return diversify(concertTurns(state, seat, weights, values, beamWidth), kindOf, SIMILARITY_PENALTY)
        .slice(0, most)
        .sort(byPrior);
    },
    playout(state, seat, chance) {
      playout(state, policy, chance);
      return value(state, seat);
    },
    terms: (state, seat, steps) => concertTerms(state, seat, steps, weights),
    planKey,
  };
}

/** Turns with as many cards and the same end are of one kind. */
const kindOf = ({ steps }: Candidate<number>): string => `${steps.filter(isPlay).length} ${steps.at(-1)}`;

/** C3.1 Every card of the hand, those first that are near to the ones it likes to open with. */
function openings(state: State, seat: Seat, weights: Weights): Candidate<number>[] {
  const favourite = VALUE_OF[likedOpening(state, seat, weights)];
  const next = picksMade(state, seat);
  return cardsInHand(state.hands, seat)
    .map((card) => ({ steps: [pickMove(card, next)], prior: -Math.abs(VALUE_OF[card] - favourite) / 10 }))
    .sort(byPrior);
}

/** Everybody plays greedily to the end. */
function playout(state: State, policy: GreedyPolicy, chance: Chance): void {
  while (state.stage !== 'over') {
    const seat = 31 - Math.clz32(waitingSet(state));
    play(state, seat, policy.next(state, seat), chance);
  }
}

const planKey = (view: View, seat: Seat): string => JSON.stringify([seat, view]);
