import type { Result, Seat } from '@grove/kernel';
import { SEASONS } from '../material/facts.ts';
import { BUD_POINTS, FERTILITY_POINTS, FOREST_POINTS, LIGHT_POINTS, SEAT_SIZE, START_POINTS } from './layout.ts';
import { pickersOf } from './pickers.ts';
import { OVER, type Parts, type State } from './types.ts';

export function partsOf({ seats }: State, seat: Seat): Parts {
  const at = seat * SEAT_SIZE;
  const bySeason = (field: number) => seats.slice(at + field, at + field + SEASONS.length);
  return {
    start: seats[at + START_POINTS],
    light: bySeason(LIGHT_POINTS),
    forest: bySeason(FOREST_POINTS),
    buds: seats[at + BUD_POINTS],
    fertility: seats[at + FERTILITY_POINTS],
  };
}

/** Fields START_POINTS to the end of FOREST_POINTS are all the points there are. */
export function totalOf(state: State, seat: Seat): number {
  const at = seat * SEAT_SIZE;
  let total = 0;
  for (let field = START_POINTS; field < FOREST_POINTS + SEASONS.length; field++) total += state.seats[at + field];
  return total;
}

/** P8.2: the most points; tied, whoever comes first in turn order from the holder of the token. */
export function winnersOf(state: State): Seat[] {
  if (state.phase !== OVER) return [];
  const pickers = pickersOf(state);
  let winner = -1;
  for (let place = 0; place < pickers; place++) {
    const seat = (state.nextFirst + place) % pickers;
    if (seat >= state.players) continue;
    if (winner < 0 || totalOf(state, seat) > totalOf(state, winner)) winner = seat;
  }
  return [winner];
}

export function result(state: State): Result {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return {
    finished: state.phase === OVER,
    totals: seats.map((seat) => totalOf(state, seat)),
    winners: winnersOf(state),
    parts: seats.map((seat) => partsOf(state, seat)),
  };
}
