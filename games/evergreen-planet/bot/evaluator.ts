import { byPrior, type Candidate, diversify, type Evaluator, margin } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { TAKERS, RIVER } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { DONE, PLANT, TAKE } from '../rules/move.ts';
import { ACTING, DRAFTING, OVER, type PlanetTypes, type State, type View } from '../rules/types.ts';
import { candidatesAlone } from './alone/candidates.ts';
import { planTurns } from './candidates.ts';
import { bestPick, tokenValue } from './draft.ts';
import { PlanetValue } from './planet-value.ts';
import type { ValueModel } from './value-model.ts';
import { judgeCandidates } from './judged-candidates.ts';
import { type PlayoutSettings, searchPlayout } from './search-playout.ts';
import { turnTerms } from './turn-terms.ts';
import { type PlannedTurn, planTurn } from './turn.ts';
import { totalOf } from '../rules/result.ts';

export interface EvaluatorSettings extends PlayoutSettings {
  /** How many planets the beam search for different turns keeps. */
  readonly beamWidth: number;
  /** By how many points the judge is usually off about a turn. Without it the value model alone orders candidates. */
  readonly judgeError?: number | undefined;
}

/** How many times more turns are shown to the judge than are searched. */
const WIDER = 2;

/** How much worse a turn is taken to be for every better one of its kind, in points. */
const SIMILARITY_PENALTY = 1;

export function planetEvaluator(
  model: ValueModel,
  { beamWidth, judgeError, ...settings }: EvaluatorSettings,
): Evaluator<PlanetTypes> {
  const { judge, player } = settings;
  return {
    value: (state, seat) => margin(valuesOf(model, state), seat),
    candidates(state, seat, most, budget) {
      if (most === 1 || judge === undefined || judgeError === undefined) {
        return candidatesOf(model, state, seat, most, beamWidth);
      }
      const candidates = candidatesOf(model, state, seat, WIDER * most, beamWidth);
      const judged = judgeCandidates(model, { judge, error: judgeError }, state, seat, candidates).slice(0, most);
      if (player?.knows(state) !== true) return judged;
      return candidatesAlone({ model, judge, player }, state, judged, most, budget);
    },
    playout: searchPlayout(model, settings),
    terms: (state, seat, steps) => turnTerms(model, state, seat, steps),
    planKey,
  };
}

function valuesOf(model: ValueModel, state: State): number[] {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return seats.map((seat) => (state.phase === OVER ? totalOf(state, seat) : new PlanetValue(model, state, seat).value));
}

const candidatesOf = (
  model: ValueModel,
  state: State,
  seat: Seat,
  most: number,
  beamWidth: number,
): Candidate<number>[] =>
  state.phase === DRAFTING
    ? draftCandidates(model, state, most, beamWidth)
    : turnCandidates(model, state, seat, most, beamWidth);

function turnCandidates(
  model: ValueModel,
  state: State,
  seat: Seat,
  most: number,
  beamWidth: number,
): Candidate<number>[] {
  if (most === 1) return [candidateOf(planTurn(model, state, seat))];
  const candidates = planTurns(model, state, seat, beamWidth).map(candidateOf);
  return diversify(candidates, kindOf, SIMILARITY_PENALTY).slice(0, most);
}

const candidateOf = ({ steps, value }: PlannedTurn): Candidate<number> => ({ steps: [...steps, DONE], prior: value });

/** Cards to take, each with the turns it gives where those are settled. */
function draftCandidates(model: ValueModel, state: State, most: number, beamWidth: number): Candidate<number>[] {
  if (most === 1) {
    const { slot, value } = bestPick(model, state);
    return [{ steps: [TAKE + state.cards[RIVER + slot]], prior: value }];
  }
  const perCard = freeSlots(state).map((slot) => candidatesWith(model, state, slot, most, beamWidth));
  return diversify(perCard.flat(), kindOf, SIMILARITY_PENALTY).slice(0, most).sort(byPrior);
}

/** Turns with the same card, action and power are of one kind. */
const kindOf = ({ steps }: Candidate<number>): string =>
  steps
    .filter((step) => step < PLANT && step !== DONE)
    .sort((a, b) => a - b)
    .join();

const freeSlots = (state: State): number[] =>
  Array.from({ length: state.riverSize }, (_, slot) => slot).filter((slot) => state.cards[TAKERS + slot] === 0);

function candidatesWith(
  model: ValueModel,
  state: State,
  slot: number,
  most: number,
  beamWidth: number,
): Candidate<number>[] {
  const take = TAKE + state.cards[RIVER + slot];
  const seat = state.picker;
  const after = copy(state);
  takeCard(after, slot);
  const token = tokenValue(model, after, seat);
  // While others are still to take a card the zone can change, and a turn planned now may not be the one to play.
  if (after.phase !== ACTING) return [{ steps: [take], prior: planTurn(model, after, seat).value + token }];
  return turnCandidates(model, after, seat, most, beamWidth).map(({ steps, prior }) => ({
    steps: [take, ...steps],
    prior: prior + token,
  }));
}

const planKey = (view: View, seat: Seat): string =>
  JSON.stringify([view.phase, view.round, view.river, view.zone, view.planets[seat]]);
