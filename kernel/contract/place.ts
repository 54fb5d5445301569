import * as fc from 'fast-check';
import { type Game, type GameTypes, Match, SeededChance, type Step } from '../index.ts';
import type { Context } from './context.ts';
import { chooseStep } from './journey.ts';
import type { Trial } from './trial.ts';

/** A moment somewhere in some random game; fast-check shrinks it towards the beginning of the game. */
export interface Place extends Trial {
  /** How far to play, modulo the length of the game. */
  readonly steps: number;
}

const FIXED_SEED = 7;
const LONG = 10_000;

/** Tries a property at many places. A failure prints the place, which is all that is needed to repeat it. */
export function everywhere(context: Context, property: (place: Place) => void): void {
  const place = fc
    .record({ trial: fc.constantFrom(...context.trials), variation: fc.nat(LONG), steps: fc.nat(LONG) })
    .map(({ trial: { players, options, seed }, variation, steps }): Place => {
      return { players, options, seed: `${seed}/${variation}`, steps };
    });
  fc.assert(fc.property(place, property), { seed: FIXED_SEED, numRuns: context.runs, includeErrorInReport: true });
}

/** The match at a place, and the step that comes next there; undefined at the end of the game. */
export interface Arrival<T extends GameTypes> {
  readonly match: Match<T>;
  readonly next: Step<T['Move']> | undefined;
}

export function arriveAt<T extends GameTypes>(game: Game<T>, place: Place): Arrival<T> {
  const length = playUntil(game, place, Infinity).match.steps.length;
  return playUntil(game, place, place.steps % (length + 1));
}

function playUntil<T extends GameTypes>(game: Game<T>, { players, options, seed }: Place, steps: number): Arrival<T> {
  const match = new Match(game, players, options, SeededChance.from(seed));
  const choice = SeededChance.from(seed, 'choices');
  for (;;) {
    const next = chooseStep(game, match.state, choice);
    if (next === undefined || match.steps.length === steps) return { match, next };
    match.play(next.seat, next.move);
  }
}
