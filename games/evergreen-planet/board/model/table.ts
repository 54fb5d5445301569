import { itemAt, NO_CHANCE, type Seat, type Viewer } from '@grove/kernel';
import { SIZE } from '../../material/facts.ts';
import { forecast, forecastMove, type Forecast } from '../../rules/forecast.ts';
import { imagine } from '../../rules/imagine.ts';
import { planet } from '../../rules/index.ts';
import { EMPTY_SIGN } from '../../rules/rows.ts';
import { BUSH, DIG_LAKE, GROW, isEffect, PLANT, spaceOf } from '../../rules/move.ts';
import type { State, View } from '../../rules/types.ts';
import { powerOfCard } from '../cards/facts.ts';

/** What a board can ask about a view: it imagines a state that agrees with it and asks the rules. */
export interface TableModel {
  readonly state: State;
  readonly moves: readonly number[];
  /** The step that a click on a space means, where one is legal. */
  readonly stepAt: ReadonlyMap<number, number>;
}

export function modelOf(view: View, viewer: Viewer, mayAct: boolean): TableModel {
  const state = imagine(view, NO_CHANCE);
  const moves = mayAct && viewer !== 'public' ? planet.moves(state, viewer) : [];
  const stepAt = new Map(moves.filter(isEffect).map((step) => [spaceOf(step), step]));
  return { state, moves, stepAt };
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

/** What a step on this space would change, now and at the suns to come. */
export function gainAt({ state, stepAt }: TableModel, seat: Seat, space: number): Forecast | undefined {
  const step = stepAt.get(space);
  return step === undefined ? undefined : forecastMove(state, seat, step);
}
