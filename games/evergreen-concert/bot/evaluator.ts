import { byPrior, type Candidate, diversify, type Evaluator, margin } from '@grove/bots';
import type { Chance, Seat } from '@grove/kernel';
import { picksMade, waitingSet } from '../rules/waiting.ts';
import { isPlay, pickMove } from '../rules/move.ts';
import { concertValue, MAX_CONCERTS, NO_HIT } from '../rules/concert.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { ConcertTypes, State, View } from '../rules/index.ts';
import { play } from '../rules/play.ts';
import { VALUE_OF } from '../material/index.ts';
import { concertTurns } from './candidates.ts';
import { greedyMove, likedOpening } from './greedy.ts';
import { concertTerms } from './terms.ts';
import type { Weights } from './weights.ts';
import { prospectsOf } from './card-values.ts';
import { result } from '../rules/result.ts';

export interface EvaluatorSettings {
  /** Turns of any seat that a playout goes on for; Infinity for the whole game. */
  readonly playoutTurns: number;
  /** How many different tables the beam search for turns keeps. */
  readonly beamWidth: number;
}

/** How much worse a turn is taken to be for every better one of its kind, in points. */
const SIMILARITY_PENALTY = 1;

export function concertEvaluator(
  weights: Weights,
  { playoutTurns, beamWidth }: EvaluatorSettings,
): Evaluator<ConcertTypes> {
  const value = (state: State, seat: Seat) => margin(prospectsOfAll(state, weights), seat);
  return {
    value,
    candidates(state, seat, most) {
      if (state.stage === 'opening') return openings(state, seat, weights).slice(0, most);
      return diversify(concertTurns(state, seat, weights, beamWidth), kindOf, SIMILARITY_PENALTY)
        .slice(0, most)
        .sort(byPrior);
    },
    playout(state, seat, chance) {
      playout(state, weights, playoutTurns, chance);
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

/** What every seat may have in the end: its points, and what it still has to come. */
function prospectsOfAll(state: State, weights: Weights): number[] {
  const { totals, finished } = result(state);
  if (finished) return [...totals];
  const each = weights.later + weights.laterShared / state.players;
  return totals.map((total, seat) => {
    const { cards, concertsLeft, hadGala } = prospectsOf(state, seat);
    const concerts = Math.min(concertsLeft, cards);
    const gala = hadGala ? 0 : concerts > 0 ? each * weights.laterGala : concertValue(state, seat, NO_HIT);
    return total + concerts * each + gala + weights.own * MAX_CONCERTS * concertValue(state, seat, NO_HIT);
  });
}

/** Everybody plays greedily until so many turns have ended. */
function playout(state: State, weights: Weights, turns: number, chance: Chance): void {
  const end = state.turn + turns;
  while (state.stage !== 'over' && state.turn < end) {
    const seat = 31 - Math.clz32(waitingSet(state));
    play(state, seat, greedyMove(state, seat, weights), chance);
  }
}

const planKey = (view: View, seat: Seat): string => JSON.stringify([seat, view]);
