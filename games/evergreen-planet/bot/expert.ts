import { byValue, type Expert, margin, type Turn, varied } from '@grove/bots';
import type { Seat } from '@grove/kernel';
import { ROUNDS } from '../material/facts.ts';
import { TAKERS, RIVER } from '../rules/layout.ts';
import { takeCard } from '../rules/round.ts';
import { copy } from '../rules/save.ts';
import { totalOf } from '../rules/scoring.ts';
import { DONE, PLANT, TAKE } from '../rules/steps.ts';
import { ACTING, DRAFTING, OVER, type PlanetTypes, type State, type View } from '../rules/types.ts';
import { planTurns } from './candidates.ts';
import { bestPick } from './draft.ts';
import { Garden } from './garden.ts';
import type { Judge } from './judge.ts';
import { playOn } from './policy.ts';
import { planTurn } from './turn.ts';

/** How far an expert looks. */
export interface Sight {
  /** Rounds to play on before it judges, the one under way included. */
  readonly rounds: number;
  /** How many planets it keeps in mind while it looks for different turns. */
  readonly beam: number;
}

/** How much worse a turn is taken to look for every better one of its kind, in points. */
const SAMENESS = 1;

export function planetExpert(judge: Judge, { rounds, beam }: Sight): Expert<PlanetTypes> {
  return {
    value: (state, seat) => margin(valuesOf(judge, state), seat),
    turns: (state, seat, most) =>
      state.phase === DRAFTING ? picks(judge, state, most, beam) : turnsOf(judge, state, seat, most, beam),
    playOn: (state, seat, chance) => margin(playOn(judge, state, rounds, chance), seat),
    situation,
  };
}

function valuesOf(judge: Judge, state: State): number[] {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return seats.map((seat) => (state.phase === OVER ? totalOf(state, seat) : new Garden(judge, state, seat).value));
}

function turnsOf(judge: Judge, state: State, seat: Seat, most: number, beam: number): Turn<number>[] {
  const plans =
    most === 1
      ? [planTurn(judge, state, seat)]
      : varied(planTurns(judge, state, seat, beam), kindOf, SAMENESS).slice(0, most);
  return plans.map(({ steps, value }) => ({ steps: [...steps, DONE], value }));
}

/** Cards to take, each with the turns it gives where those are settled. */
function picks(judge: Judge, state: State, most: number, beam: number): Turn<number>[] {
  if (most === 1) {
    const { place, value } = bestPick(judge, state);
    return [{ steps: [TAKE + state.cards[RIVER + place]], value }];
  }
  const perCard = freePlaces(state).map((place) => turnsWith(judge, state, place, most, beam));
  return varied(perCard.flat(), kindOf, SAMENESS).slice(0, most).sort(byValue);
}

/** Turns with the same card, action and power are of one kind. */
const kindOf = ({ steps }: { readonly steps: readonly number[] }): string =>
  steps
    .filter((step) => step < PLANT && step !== DONE)
    .sort((a, b) => a - b)
    .join();

const freePlaces = (state: State): number[] =>
  Array.from({ length: state.riverSize }, (_, place) => place).filter((place) => state.cards[TAKERS + place] === 0);

function turnsWith(judge: Judge, state: State, place: number, most: number, beam: number): Turn<number>[] {
  const take = TAKE + state.cards[RIVER + place];
  const seat = state.picker;
  const after = copy(state);
  takeCard(after, place);
  const token = after.nextFirst === seat ? judge.weights.token * (ROUNDS - 1 - state.round) : 0;
  // While others are still to take a card the zone can change, and a turn planned now may not be the one to play.
  if (after.phase !== ACTING) return [{ steps: [take], value: planTurn(judge, after, seat).value + token }];
  return turnsOf(judge, after, seat, most, beam).map(({ steps, value }) => ({
    steps: [take, ...steps],
    value: value + token,
  }));
}

const situation = (view: View, seat: Seat): string =>
  JSON.stringify([view.phase, view.round, view.river, view.zone, view.planets[seat]]);
