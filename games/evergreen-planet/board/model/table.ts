import { itemAt, NO_CHANCE, type Seat, type Viewer } from '@grove/kernel';
import { SIZE } from '../../material/facts.ts';
import { forecast, forecastMoves, type Forecast } from '../../rules/forecast.ts';
import { imagine } from '../../rules/imagine.ts';
import { planet } from '../../rules/index.ts';
import { EMPTY_SIGN } from '../../rules/rows.ts';
import { BUSH, DIG_LAKE, GROW, isEffect, PLANT, spaceOf } from '../../rules/move.ts';
import type { State, View } from '../../rules/types.ts';
import { powerOfCard } from '../cards/facts.ts';
import { impliedBy, restOf, type Steps } from './implied.ts';

/** What a board can ask about a view: it imagines a state that agrees with it and asks the rules. */
export interface TableModel {
  readonly state: State;
  readonly moves: readonly number[];
  /** The steps that a tap on a space means, where they are legal: one, or what it implies and then that one. */
  readonly stepsAt: ReadonlyMap<number, Steps>;
  /** The spaces to point out as open: not all that a tap may begin something on. */
  readonly targets: ReadonlySet<number>;
  /** How the turn ends where nothing is left to choose. */
  readonly rest: Steps | undefined;
}

export function modelOf(view: View, viewer: Viewer, mayAct: boolean): TableModel {
  const state = imagine(view, NO_CHANCE);
  const moves = mayAct && viewer !== 'public' ? planet.moves(state, viewer) : [];
  const underWay = new Map(moves.filter(isEffect).map((step) => [spaceOf(step), [step]]));
  if (underWay.size > 0 || viewer === 'public') {
    return { state, moves, stepsAt: underWay, targets: new Set(underWay.keys()), rest: undefined };
  }
  const { steps, shown } = impliedBy(state, viewer, view.phase === 'actions' ? moves : []);
  return { state, moves, stepsAt: steps, targets: shown, rest: restOf(state, viewer, moves) };
}

/** The effect that somebody means who clicks a space: what stands there should grow, on empty land something new begins. */
export function meantStep(view: View, seat: Seat, space: number): number {
  const sign = itemAt(itemAt(view.planets, seat).rows, Math.floor(space / SIZE))[space % SIZE];
  if (sign !== EMPTY_SIGN && sign !== '#') return GROW + space;
  const { turn } = itemAt(view.planets, seat);
  const power = turn?.part === 'power' ? powerOfCard(view, turn.card) : undefined;
  if (power === 'bush') return BUSH + space;
  if (power === 'lake') return DIG_LAKE + space;
  return (power === 'small' || power === 'big' ? GROW : PLANT) + space;
}

export const forecastOf = ({ state }: TableModel, seat: Seat): Forecast => forecast(state, seat);

/** What a tap on this space would change, now and at the suns to come. */
export function gainAt({ state, stepsAt }: TableModel, seat: Seat, space: number): Forecast | undefined {
  const steps = stepsAt.get(space);
  return steps === undefined ? undefined : forecastMoves(state, seat, steps);
}
