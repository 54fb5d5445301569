import {
  type Game,
  type GameTypes,
  ownPartsOf,
  SeededChance,
  type Viewer,
  type ViewPart,
  viewersOf,
  withParts,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { observe, knowledgeOf } from '../observation.ts';
import { playOn } from '../random-game.ts';
import { atRandomPositions, type MatchPosition } from '../random-positions.ts';
import { must, mustEqual, mustMatch } from '../breach.ts';

const IMAGINED = 2;

/**
 * The leak property. Whatever else a state may be that agrees with a viewer's view, the viewer cannot tell it from the
 * true one: same view, same moves, same knowledge, and same words when the viewer acts and nothing is revealed.
 */
export const viewsTellNoSecrets: Check = (game, context) => {
  atRandomPositions(game, context, (position) => {
    const { seeded, match } = position;
    for (const viewer of viewersOf(seeded.players)) {
      const view = match.view(viewer);
      const travelled = JSON.parse(JSON.stringify(view)) as typeof view;
      mustEqual(exactly(travelled), exactly(view), `the view of ${viewer} is not plain JSON`);
      const madeFromPublic = game.view(match.state, viewer, match.view('public'));
      mustMatch(madeFromPublic, view, `the view of ${viewer} is another if it is made from the public one`);
      const parts = ownPartsOf(game, match.state, viewer);
      must(areApart(parts), `a part of the view of ${viewer} lies in another`);
      mustMatch(
        withParts(match.view('public'), parts),
        view,
        `the view of ${viewer} is another if its parts are put into the public one`,
      );
      for (let i = 0; i < IMAGINED; i++) {
        const imagined = game.imagine(travelled, SeededChance.from(seeded.seed, `imagine ${viewer} ${i}`));
        compare(game, position, viewer, imagined);
        if (i === 0) playOn(game, imagined, SeededChance.from('any'), SeededChance.from(seeded.seed));
      }
      mustMatch(travelled, view, 'imagine, or play after it, changed the view that was given');
    }
  });
};

const areApart = (parts: readonly ViewPart[]): boolean =>
  parts.every((part) => !parts.some((other) => other !== part && `${part.path}/`.startsWith(`${other.path}/`)));

/** Unlike `canonical` it tells typed arrays from lists, and undefined values from missing ones. */
function exactly(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${exactly(part)}`);
  return `${value.constructor.name} {${parts.join(', ')}}`;
}

function compare<T extends GameTypes>(
  game: Game<T>,
  { match: { state, chance }, next }: MatchPosition<T>,
  viewer: Viewer,
  imagined: T['State'],
): void {
  const same = (look: (state: T['State']) => unknown, complaint: string) =>
    mustMatch(look(imagined), look(state), `viewer ${viewer} ${complaint}`);
  same((state) => game.view(state, viewer), 'sees what it cannot know');
  same((state) => game.waitingFor(state), 'imagines that other seats are waited for');
  same((state) => knowledgeOf(game, state, viewer), 'imagines things elsewhere although it knows where they are');
  if (viewer === 'public') return;
  same((state) => game.moves(state, viewer), 'has moves that depend on what it cannot know');
  same((state) => game.unasked?.(state, viewer), 'has unasked steps that depend on what it cannot know');
  if (next?.seat !== viewer || observe(game, state, next, viewer, chance).revealing) return;
  same((state) => observe(game, state, next, viewer, chance).hears, 'acts and hears what it cannot know');
  same((state) => observe(game, state, next, viewer, chance).sees, 'acts and sees what it cannot know');
}
