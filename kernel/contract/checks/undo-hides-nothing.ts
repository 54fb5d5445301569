import { canonical, type Game, type GameTypes, SeededChance, type Step, type Viewer, viewersOf } from '../../index.ts';
import type { Check } from '../context.ts';
import { atRandomPositions, type MatchPosition } from '../random-positions.ts';
import { mustMatch } from '../breach.ts';

const IMAGINED = 3;

/**
 * A step that can be taken back freely has told nobody anything. If it had, then in a state that a viewer could
 * have imagined before the step, the same step would leave that viewer with another view.
 */
export const undoHidesNothing: Check = (game, context) => {
  atRandomPositions(game, context, ({ seeded, match, next }) => {
    if (next === undefined) return;
    const imagined = viewersOf(seeded.players).flatMap((viewer) =>
      Array.from({ length: IMAGINED }, (_, i) => ({
        viewer,
        state: game.imagine(match.view(viewer), SeededChance.from(seeded.seed, `imagine ${viewer} ${i}`)),
      })),
    );
    match.play(next.seat, next.move);
    if (!match.canUndo(next.seat)) return;
    for (const { viewer, state } of imagined) compare(game, match, state, next, viewer);
  });
};

/** A viewer that could not see the step may have imagined a state in which it is not possible; that says nothing. */
function compare<T extends GameTypes>(
  game: Game<T>,
  match: MatchPosition<T>['match'],
  imagined: T['State'],
  { seat, move }: Step<T['Move']>,
  viewer: Viewer,
): void {
  if (game.why(imagined, seat, move) !== undefined) return;
  game.play(imagined, seat, move, match.chance.copy());
  const told = `the step ${canonical(move)} can be taken back, but viewer ${viewer} learned something from it`;
  mustMatch(game.view(imagined, viewer), match.view(viewer), told);
}
