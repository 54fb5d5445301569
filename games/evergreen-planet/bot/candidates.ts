import type { Seat } from '@grove/kernel';
import { HALF_SPACES, LOWER, lowest, UPPER } from '../rules/halves.ts';
import { ACTION, IN_POWER, LAKE_GROWS, NO_ACTION, PART, SEAT_SIZE } from '../rules/layout.ts';
import { BUSH, DIG_LAKE, GROW, PLANT, spaceOf } from '../rules/steps.ts';
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
  /** The parts begun so far, in their order: sketches compete only with those of the same order. */
  readonly parts: string;
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
  let sketches = fill(garden, [{ steps: [], moment: start, promise: garden.value, parts: '' }], width);
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

/** The sketches with each part begun that they leave open, one list for every order of parts. */
function openParts(garden: Garden, sketches: readonly Sketch[]): Sketch[][] {
  const byParts = new Map<string, Sketch[]>();
  for (const { steps, moment, parts: before } of sketches) {
    garden.back(moment);
    for (const opening of openingsOf(garden.state, garden.at)) {
      garden.take(opening);
      const parts = `${before} ${opening}`;
      const opened = { steps: [...steps, opening], moment: garden.moment(), promise: garden.value, parts };
      byParts.set(parts, [...(byParts.get(parts) ?? []), opened]);
      garden.back(moment);
    }
  }
  return [...byParts.values()];
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
    if (different.has(key)) continue;
    different.set(key, { steps: [...from.steps, step], moment: garden.moment(), promise, parts: from.parts });
  }
  return [...different.values()];
}

interface Way {
  readonly step: number;
  readonly promise: number;
}

/** Every effect that is possible now; a lake promises the grows that it allows, and comes after those of another. */
function effectsOf(garden: Garden): Way[] {
  const { state, at, value } = garden;
  const isPower = state.seats[at + PART] === IN_POWER;
  const ways = (isPower ? [PLANT, GROW, BUSH] : [PLANT, GROW]).flatMap((effect) => waysOf(garden, effect));
  const growsFirst = state.seats[at + LAKE_GROWS] > 0 && ways.some(({ promise }) => promise > value);
  return isPower && !growsFirst ? [...ways, ...lakesOf(garden)] : ways;
}

function waysOf(garden: Garden, effect: number): Way[] {
  const ways: Way[] = [];
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = targets(garden.state, garden.at, effect, half); rest !== 0; rest &= rest - 1) {
      const step = effect + lowest(rest) + half * HALF_SPACES;
      ways.push({ step, promise: garden.value + garden.gain(step) });
    }
  }
  return ways;
}

function lakesOf(garden: Garden): Way[] {
  const lakes = waysOf(garden, DIG_LAKE);
  if (lakes.length > 0) noteGrowGains(garden);
  return lakes.map(({ step, promise }) => ({ step, promise: promise + twoBestBeside(spaceOf(step)) }));
}
