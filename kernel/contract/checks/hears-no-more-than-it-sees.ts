import {
  canonical,
  type Game,
  type GameTypes,
  type Match,
  type MatchChance,
  type Seat,
  SeededChance,
  type Step,
  type Viewer,
  viewersOf,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { observe } from '../observation.ts';
import { atRandomPositions, type MatchPosition } from '../random-positions.ts';
import { must, mustEqual } from '../breach.ts';

const IMAGINED = 3;
/** With more ways to act than this, looking at all of them takes too long. */
const MOST_MOVES = 200;

/**
 * What is told to a viewer gives away no more than the viewer's new view does. Somebody else acts; in an imagined
 * state that the viewer cannot tell from the true one, some steps lead to the same new view: one of them must also
 * sound the same, or the words rule out what the view does not. Where the viewer knows what the other holds, the true
 * step is always among those, so the steps of the true state are compared with each other too.
 */
export const hearsNoMoreThanItSees: Check = (game, context) => {
  atRandomPositions(game, context, ({ seeded, match, next }) => {
    if (next === undefined) return;
    for (const viewer of viewersOf(seeded.players)) {
      for (let i = 0; i < IMAGINED; i++) {
        const imagined = game.imagine(match.view(viewer), SeededChance.from(seeded.seed, `imagine ${viewer} ${i}`));
        compare(game, match, next, viewer, imagined);
      }
    }
    mustSoundAlike(game, match, next.seat);
  });
};

function compare<T extends GameTypes>(
  game: Game<T>,
  { state, chance }: MatchPosition<T>['match'],
  next: Step<T['Move']>,
  viewer: Viewer,
  imagined: T['State'],
): void {
  const real = observe(game, state, next, viewer, chance);
  mustBeJson(real.words, viewer);
  if (viewer === next.seat || real.revealing) return;
  const ways = waysOfActing(game, imagined, next.seat);
  if (ways.length > MOST_MOVES) return;
  const heard = ways
    .map((move) => observe(game, imagined, { seat: next.seat, move }, viewer, chance))
    .filter(({ sees }) => sees === real.sees)
    .map(({ hears }) => hears);
  const possible = heard.length === 0 || heard.includes(real.hears);
  must(possible, () => `viewer ${viewer} hears ${real.hears}, where by its view it might as well be ${heard[0]}`);
}

/** Steps of a seat that lead to different states, but leave a viewer the same view, sound the same to that viewer. */
function mustSoundAlike<T extends GameTypes>(game: Game<T>, { state, chance, players }: Match<T>, seat: Seat): void {
  const ways = waysOfActing(game, state, seat).slice(0, MOST_MOVES);
  const outcomes = ways.map((move) => outcomeOf(game, state, { seat, move }, chance));
  for (const viewer of viewersOf(players)) {
    if (viewer === seat) continue;
    const firstWithView = new Map<string, Outcome<T>>();
    for (const outcome of outcomes) {
      const sees = canonical(game.view(outcome.state, viewer));
      const other = firstWithView.get(sees);
      if (other === undefined) firstWithView.set(sees, outcome);
      else if (other.saved !== outcome.saved) {
        const told = `viewer ${viewer} hears a difference between ${canonical(outcome.move)} and ${canonical(other.move)}`;
        const hears = ({ events }: Outcome<T>) => canonical(events.map((event) => game.seen(event, viewer)));
        mustEqual(hears(outcome), hears(other), `${told}, which leave it the same view`);
      }
    }
  }
}

interface Outcome<T extends GameTypes> {
  readonly move: T['Move'];
  readonly state: T['State'];
  readonly saved: string;
  readonly events: readonly T['Event'][];
}

function outcomeOf<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  { seat, move }: Step<T['Move']>,
  chance: MatchChance,
): Outcome<T> {
  const state = game.copy(before);
  const events: T['Event'][] = [];
  game.play(state, seat, move, chance.copy(), (event) => events.push(event));
  return { move, state, saved: JSON.stringify(game.save(state)), events };
}

function waysOfActing<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['Move'][] {
  return [
    ...game.moves(state, seat),
    ...(game.unasked?.(state, seat) ?? []),
    ...(game.interruptions?.(state, seat) ?? []),
  ];
}

function mustBeJson(words: readonly unknown[], viewer: Viewer): void {
  for (const word of words) {
    if (word === undefined) continue;
    const travelled: unknown = JSON.parse(JSON.stringify(word));
    mustEqual(canonical(travelled), canonical(word), `viewer ${viewer} hears something that is not plain JSON`);
  }
}
