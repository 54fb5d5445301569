import {
  canonical,
  type Game,
  type GameTypes,
  type Seat,
  SeededChance,
  type Step,
  type Viewer,
  viewersOf,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { experience } from '../experience.ts';
import { everywhere, type Place } from '../place.ts';
import { must, mustEqual } from '../trial.ts';

const IMAGINED = 3;
/** With more ways to act than this, looking at all of them takes too long. */
const MOST_MOVES = 200;

/**
 * What is told to a viewer gives away no more than the viewer's new view does. Somebody else acts; in an imagined
 * state that the viewer cannot tell from the true one, some steps lead to the same new view: one of them must also
 * sound the same, or the words rule out what the view does not.
 */
export const hearsNoMoreThanItSees: Check = (game, context) => {
  everywhere(game, context, ({ trial, match, next }) => {
    if (next === undefined) return;
    for (const viewer of viewersOf(trial.players)) {
      for (let i = 0; i < IMAGINED; i++) {
        const imagined = game.imagine(match.view(viewer), SeededChance.from(trial.seed, `imagine ${viewer} ${i}`));
        compare(game, match, next, viewer, imagined);
      }
    }
  });
};

function compare<T extends GameTypes>(
  game: Game<T>,
  { state, chance }: Place<T>['match'],
  next: Step<T['Move']>,
  viewer: Viewer,
  imagined: T['State'],
): void {
  const real = experience(game, state, next, viewer, chance);
  mustBeJson(real.words, viewer);
  if (viewer === next.seat || real.revealing) return;
  const heard = waysOfActing(game, imagined, next.seat)
    .map((move) => experience(game, imagined, { seat: next.seat, move }, viewer, chance))
    .filter(({ sees }) => sees === real.sees)
    .map(({ hears }) => hears);
  const possible = heard.length === 0 || heard.includes(real.hears);
  must(possible, () => `viewer ${viewer} hears ${real.hears}, where by its view it might as well be ${heard[0]}`);
}

function waysOfActing<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['Move'][] {
  const moves = [...game.moves(state, seat), ...(game.interruptions?.(state, seat) ?? [])];
  return moves.length > MOST_MOVES ? [] : moves;
}

function mustBeJson(words: readonly unknown[], viewer: Viewer): void {
  for (const word of words) {
    if (word === undefined) continue;
    const travelled: unknown = JSON.parse(JSON.stringify(word));
    mustEqual(canonical(travelled), canonical(word), `viewer ${viewer} hears something that is not plain JSON`);
  }
}
