import { itemAt, NO_CHANCE, type Seat } from '@grove/kernel';
import { SIZE, spaceNamed } from '../../material/facts.ts';
import { imagine } from '../../rules/imagine.ts';
import { planet } from '../../rules/index.ts';
import { type Action, ACTIONS } from '../../rules/layout.ts';
import { CHOOSE_ACTION, DONE, GROW, isEffect, isPower, PLANT, spaceOf } from '../../rules/move.ts';
import { EMPTY_SIGN } from '../../rules/rows.ts';
import type { PlanetView, State, View } from '../../rules/types.ts';

/** Steps that one tap means, in order. */
export type Steps = readonly number[];

const actionMove = (action: Action): number => CHOOSE_ACTION + ACTIONS.indexOf(action);
const PLANT_3 = actionMove('A');
const GROW_2 = actionMove('B');
const ANYWHERE = actionMove('D');
/** Of these one may become another; who chose the single step anywhere gave the others up for it. */
const IN_BIOME = [PLANT_3, GROW_2, actionMove('C')];

/** What taps on spaces mean while neither the action nor the power has a step to take. */
export interface Implied {
  /** By space: what to begin with, and the step itself. */
  readonly steps: ReadonlyMap<number, Steps>;
  /** The spaces to point out: those of the action in the biome; where it has none, all that a tap can begin something on. */
  readonly shown: ReadonlySet<number>;
}

/**
 * An empty space of the card's biome means `Plant 3`, a plant that can grow means `Grow 2`; elsewhere only the power and then
 * the single step anywhere fit. What comes first never excludes the other: the power may be used before or after (P5.1).
 */
export function impliedBy(state: State, seat: Seat, moves: readonly number[]): Implied {
  const steps = new Map<number, Steps>();
  const inBiome = new Set<number>();
  for (const opening of [PLANT_3, GROW_2, ...moves.filter(isPower), ANYWHERE]) {
    if (!moves.includes(opening)) continue;
    for (const step of effectsAfter(state, seat, opening)) {
      if (steps.has(spaceOf(step))) continue;
      steps.set(spaceOf(step), [opening, step]);
      if (opening === PLANT_3 || opening === GROW_2) inBiome.add(spaceOf(step));
    }
  }
  return { steps, shown: inBiome.size > 0 ? inBiome : new Set(steps.keys()) };
}

function effectsAfter(state: State, seat: Seat, opening: number): number[] {
  const after = planet.copy(state);
  planet.play(after, seat, opening, NO_CHANCE);
  return planet.moves(after, seat).filter(isEffect);
}

/** Steps to take back, and what to play in their place. */
export interface Exchange {
  readonly undone: number;
  readonly steps: Steps;
}

/**
 * A tap that does not fit the action under way may fit another that allows what was done so far: after one sprout, growing
 * turns `Plant 3` into `Plant 1 + grow 1`. Undefined where no action allows both.
 */
export function exchangeFor(view: View, seat: Seat, space: number): Exchange | undefined {
  const planetView = itemAt(view.planets, seat);
  const { turn } = planetView;
  if (turn?.part !== 'action') return undefined;
  const done = turn.used.map((name) => effectOn(planetView, spaceNamed(name)));
  const before = imagine(withoutAction(view, seat, done), NO_CHANCE);
  const wanted = [...done, (signOn(planetView, space) === EMPTY_SIGN ? PLANT : GROW) + space];
  for (const action of IN_BIOME) {
    const steps = [action, ...wanted];
    if (isPlayable(before, seat, steps)) return { undone: done.length + 1, steps };
  }
  return undefined;
}

const signOn = ({ rows }: PlanetView, space: number): string =>
  itemAt(rows, Math.floor(space / SIZE))[space % SIZE] ?? EMPTY_SIGN;

/** What the action did on a space: a sprout was planted, anything larger has grown. */
const effectOn = (planetView: PlanetView, space: number): number =>
  (signOn(planetView, space) === 'p' ? PLANT : GROW) + space;

/** What stood on a space before it grew or was planted. */
const BEFORE: Readonly<Record<string, string>> = { p: EMPTY_SIGN, s: 'p', T: 's' };

function withoutAction(view: View, seat: Seat, done: Steps): View {
  const undone = new Set(done.map(spaceOf));
  const planets = view.planets.map((planetView, owner) => {
    const { turn, rows } = planetView;
    if (owner !== seat || turn === null) return planetView;
    const signs = (row: string, y: number) =>
      Array.from(row, (sign, x) => (undone.has(y * SIZE + x) ? itemAt(BEFORE, sign) : sign)).join('');
    return {
      ...planetView,
      rows: rows.map(signs),
      turn: { ...turn, action: null, part: null, plantsLeft: 0, growsLeft: 0, used: [] },
    };
  });
  return { ...view, planets };
}

function isPlayable(state: State, seat: Seat, steps: Steps): boolean {
  const trial = planet.copy(state);
  return steps.every((step) => {
    if (planet.why(trial, seat, step) !== undefined) return false;
    planet.play(trial, seat, step, NO_CHANCE);
    return true;
  });
}

/**
 * How the turn ends where nothing is left to choose: before its end comes a power that asks for no space, which moves its marker
 * and scores buds (P5.6). Undefined while there is a choice.
 */
export function restOf(state: State, seat: Seat, moves: readonly number[]): Steps | undefined {
  if (!moves.includes(DONE) || moves.some(isEffect)) return undefined;
  const power = moves.find(isPower);
  if (power === undefined) return [DONE];
  return effectsAfter(state, seat, power).length === 0 ? [power, DONE] : undefined;
}
