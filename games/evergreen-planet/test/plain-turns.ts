import { type Seat, SeededChance } from '@grove/kernel';
import { PlanetValue } from '../bot/planet-value.ts';
import { openingsOf } from '../bot/turn.ts';
import type { ValueModel } from '../bot/value-model.ts';
import { ACTION, LAKE_GROWS, NO_ACTION, SEAT_SIZE } from '../rules/layout.ts';
import { DIG_LAKE, effectOf, isEffect } from '../rules/move.ts';
import { planet, type State } from '../rules/index.ts';

/**
 * What a beam without bounds finds, slow and plain: every way to go on is played on a copy, planets are compared as texts, and values
 * found anew each time. As in `beam.ts` no lake is dug while grows of the last one still help.
 *
 * @returns the value of every planet that a turn can end with, by its text; undefined when there are more than `most` on the way
 */
export function plainTurns(
  model: ValueModel,
  start: State,
  seat: Seat,
  most: number,
): ReadonlyMap<string, number> | undefined {
  const at = seat * SEAT_SIZE;
  const valueOf = (state: State) => new PlanetValue(model, planet.copy(state), seat).value;
  const seen = new Set<string>();
  const ends = new Map<string, number>();
  const ahead = [start];
  for (let state = ahead.pop(); state !== undefined; state = ahead.pop()) {
    const whole = state.seats.slice(at, at + SEAT_SIZE).join();
    if (seen.has(whole)) continue;
    seen.add(whole);
    if (seen.size > most) return undefined;
    if (state.seats[at + ACTION] !== NO_ACTION) ends.set(lastingText(state, seat), valueOf(state));
    ahead.push(...stepsFrom(state, seat, valueOf).map((step) => after(state, seat, step)));
  }
  return ends;
}

/** What stays of a planet when the turn is over. */
export const lastingText = ({ seats }: State, seat: Seat): string =>
  seats.slice(seat * SEAT_SIZE, seat * SEAT_SIZE + ACTION).join();

export function after(state: State, seat: Seat, step: number): State {
  const then = planet.copy(state);
  planet.play(then, seat, step, SeededChance.from('nothing is dealt'));
  return then;
}

function stepsFrom(state: State, seat: Seat, valueOf: (state: State) => number): number[] {
  const at = seat * SEAT_SIZE;
  const effects = planet.moves(state, seat).filter(isEffect);
  const others = effects.filter((step) => effectOf(step) !== DIG_LAKE);
  const hasGrows = (state.seats[at + LAKE_GROWS] ?? 0) > 0;
  const growsFirst = hasGrows && others.some((step) => valueOf(after(state, seat, step)) > valueOf(state));
  return [...(growsFirst ? others : effects), ...openingsOf(state, at)];
}
