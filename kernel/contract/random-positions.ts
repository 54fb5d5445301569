import * as fc from 'fast-check';
import { type Game, type GameTypes, Match, SeededChance, type Step } from '../index.ts';
import type { Context } from './context.ts';
import { chooseStep, mustEndSoon } from './random-game.ts';
import { repeatable, type SeededGame } from './seeded-game.ts';

/** A position of some random game, reached in a match. */
export interface MatchPosition<T extends GameTypes> {
  readonly seeded: SeededGame;
  readonly match: Match<T>;
  /** The step that comes next; undefined at the end of the game. */
  readonly next: Step<T['Move']> | undefined;
}

const FIXED_SEED = 7;
const LONG = 10_000;

/**
 * Tries a property at many positions of many games, which fast-check shrinks towards the beginning of a game. A failure
 * says which game it was and how far it had been played.
 */
export function atRandomPositions<T extends GameTypes>(
  game: Game<T>,
  { randomGames, runs }: Context,
  property: (position: MatchPosition<T>) => void,
): void {
  const where = [fc.constantFrom(...randomGames), fc.nat(LONG), fc.nat(LONG)] as const;
  const holds = fc.property(...where, ({ players, options, seed }, variation, steps) => {
    const seeded = { players, options, seed: `${seed}/${variation}` };
    const length = repeatable(seeded, () => playUntil(game, seeded, Infinity).match.steps.length);
    const position = playUntil(game, seeded, steps % (length + 1));
    repeatable(seeded, () => property(position), position.match.steps.length);
  });
  fc.assert(holds, { seed: FIXED_SEED, numRuns: runs, includeErrorInReport: true });
}

function playUntil<T extends GameTypes>(game: Game<T>, seeded: SeededGame, steps: number): MatchPosition<T> {
  const match = new Match(game, seeded.players, seeded.options, SeededChance.from(seeded.seed));
  const choice = SeededChance.from(seeded.seed, 'choices');
  for (;;) {
    const next = chooseStep(game, match.state, choice);
    if (next === undefined || match.steps.length === steps) return { seeded, match, next };
    mustEndSoon(match.steps.length);
    match.play(next.seat, next.move);
  }
}
