import type { Seat } from '@grove/kernel';
import { HALF_SPACES, LOWER, lowest, UPPER } from '../rules/halves.ts';
import { ACTION, IN_POWER, NO_ACTION, PART, SEAT_SIZE } from '../rules/layout.ts';
import { BUSH, DIG_LAKE, GROW, PLANT } from '../rules/steps.ts';
import { targets } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import { Garden, type Moment } from './garden.ts';
import type { Judge } from './judge.ts';
import { noteGrowGains, openingsOf, type Plan, twoBestBeside } from './turn.ts';

/** A turn under way: the steps that led here, the planet as it is then, and how promising that is. */
interface Sketch {
  readonly steps: readonly number[];
  readonly moment: Moment;
  readonly promise: number;
}

/**
 * Different ways to finish a turn, the best first. Like planTurn, but where that goes on with the best effect each time,
 * this goes on with the `width` best planets (a beam search); ways to the same planet are merged. The state is left as
 * it was.
 */
export function planTurns(judge: Judge, state: State, seat: Seat, width: number): Plan[] {
  const garden = new Garden(judge, state, seat);
  const start = garden.moment();
  const found = new Map<string, Plan>();
  let sketches = fill(garden, [{ steps: [], moment: start, promise: garden.value }], width);
  while (sketches.length > 0) {
    for (const sketch of sketches) note(found, sketch);
    sketches = openParts(garden, sketches).flatMap((opened) => fill(garden, opened, width));
  }
  garden.back(start);
  return [...found.values()].sort((a, b) => b.value - a.value);
}

/** Remembers a turn that may end here. Of several ways to one planet the shortest is told. */
function note(found: Map<string, Plan>, { steps, moment }: Sketch): void {
  if (moment.seat[ACTION] === NO_ACTION) return;
  const lasting = moment.seat.slice(0, ACTION).join();
  const known = found.get(lasting);
  if (known === undefined || known.steps.length > steps.length) found.set(lasting, { steps, value: moment.value });
}

/** The sketches with each part begun that they leave open, one list per part. */
function openParts(garden: Garden, sketches: readonly Sketch[]): Sketch[][] {
  const byOpening = new Map<number, Sketch[]>();
  for (const { steps, moment } of sketches) {
    garden.back(moment);
    for (const opening of openingsOf(garden.state, garden.at)) {
      garden.take(opening);
      const opened = { steps: [...steps, opening], moment: garden.moment(), promise: garden.value };
      byOpening.set(opening, [...(byOpening.get(opening) ?? []), opened]);
      garden.back(moment);
    }
  }
  return [...byOpening.values()];
}

/** The best sketches with none, one, two ... more effects of the part that is under way. */
function fill(garden: Garden, sketches: readonly Sketch[], width: number): Sketch[] {
  const all: Sketch[] = [];
  let layer = sketches.toSorted((a, b) => b.promise - a.promise).slice(0, width);
  while (layer.length > 0) {
    all.push(...layer);
    layer = extend(garden, layer, width);
  }
  return all;
}

/** The most promising different planets that one more effect makes of these. */
function extend(garden: Garden, sketches: readonly Sketch[], width: number): Sketch[] {
  const ways = sketches.flatMap((from) => {
    garden.back(from.moment);
    return effectsOf(garden).map(({ step, promise }) => ({ from, step, promise }));
  });
  ways.sort((a, b) => b.promise - a.promise);
  const different = new Map<string, Sketch>();
  for (const { from, step, promise } of ways) {
    if (different.size === width) break;
    garden.back(from.moment);
    garden.take(step);
    const key = garden.state.seats.slice(garden.at, garden.at + SEAT_SIZE).join();
    if (!different.has(key)) different.set(key, { steps: [...from.steps, step], moment: garden.moment(), promise });
  }
  return [...different.values()];
}

/** Every effect that is possible now; a lake promises the grows that it allows. */
function effectsOf(garden: Garden): { step: number; promise: number }[] {
  const { state, at, value } = garden;
  const effects = state.seats[at + PART] === IN_POWER ? [PLANT, GROW, BUSH, DIG_LAKE] : [PLANT, GROW];
  const lakes = targets(state, at, DIG_LAKE, UPPER) | targets(state, at, DIG_LAKE, LOWER);
  if (lakes !== 0) noteGrowGains(garden);
  const found: { step: number; promise: number }[] = [];
  for (const effect of effects) {
    for (let half = UPPER; half <= LOWER; half++) {
      for (let rest = targets(state, at, effect, half); rest !== 0; rest &= rest - 1) {
        const space = lowest(rest) + half * HALF_SPACES;
        const hope = effect === DIG_LAKE ? twoBestBeside(space) : 0;
        found.push({ step: effect + space, promise: value + garden.gain(effect + space) + hope });
      }
    }
  }
  return found;
}
