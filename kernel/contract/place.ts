import * as fc from 'fast-check';
import { type Game, type GameTypes, Match, SeededChance, type Step } from '../index.ts';
import type { Context } from './context.ts';
import { chooseStep, mustEndSoon } from './journey.ts';
import { repeatable, type Trial } from './trial.ts';

/** A moment somewhere in some random game. */
export interface Place<T extends GameTypes> {
  readonly trial: Trial;
  readonly match: Match<T>;
  /** The step that comes next; undefined at the end of the game. */
  readonly next: Step<T['Move']> | undefined;
}

const FIXED_SEED = 7;
const LONG = 10_000;

/**
 * Tries a property at many moments of many games, which fast-check shrinks towards the beginning of a game. A failure
 * says which game it was and how far it had been played.
 */
export function everywhere<T extends GameTypes>(
  game: Game<T>,
  { trials, runs }: Context,
  property: (place: Place<T>) => void,
): void {
  const where = [fc.constantFrom(...trials), fc.nat(LONG), fc.nat(LONG)] as const;
  const holds = fc.property(...where, ({ players, options, seed }, variation, steps) => {
    const trial = { players, options, seed: `${seed}/${variation}` };
    const length = repeatable(trial, () => playUntil(game, trial, Infinity).match.steps.length);
    const place = playUntil(game, trial, steps % (length + 1));
    repeatable(trial, () => property(place), place.match.steps.length);
  });
  fc.assert(holds, { seed: FIXED_SEED, numRuns: runs, includeErrorInReport: true });
}

function playUntil<T extends GameTypes>(game: Game<T>, trial: Trial, steps: number): Place<T> {
  const match = new Match(game, trial.players, trial.options, SeededChance.from(trial.seed));
  const choice = SeededChance.from(trial.seed, 'choices');
  for (;;) {
    const next = chooseStep(game, match.state, choice);
    if (next === undefined || match.steps.length === steps) return { trial, match, next };
    mustEndSoon(match.steps.length);
    match.play(next.seat, next.move);
  }
}
