import { type Game, type GameTypes, SeededChance, type Viewer, viewersOf } from '../../index.ts';
import type { Check } from '../context.ts';
import { must } from '../breach.ts';
import { knowledgeOf } from '../observation.ts';
import { type Position, randomGame } from '../random-game.ts';
import { eachGame, type SeededGame } from '../seeded-game.ts';

/** A small deck can be guessed a few times in a row; more often than this is no accident. */
const LUCKY = 4;
const IMAGINED = 3;

/**
 * A step that reveals what nobody knew, such as the top of a deck, reveals something else in most states that a viewer
 * imagines. `imaginesFreely` is satisfied if anything varies in them, so that a view could show the deck where hands are hidden.
 */
export const foreseesNothing: Check = (game, { randomGames }) => {
  const foreseen = new Map<Viewer, number>();
  const surprised = new Set<Viewer>();
  eachGame(randomGames, (seeded) => {
    for (const position of randomGame(game, seeded)) {
      for (const viewer of viewersOf(seeded.players)) {
        if (surprised.has(viewer)) continue;
        for (const isForeseen of foresights(game, seeded, position, viewer)) {
          if (isForeseen) foreseen.set(viewer, (foreseen.get(viewer) ?? 0) + 1);
          else surprised.add(viewer);
        }
      }
    }
  });
  for (const [viewer, times] of foreseen) {
    must(
      times <= LUCKY || surprised.has(viewer),
      `whatever nobody knows, viewer ${viewer} foresees when it is revealed`,
    );
  }
};

/** Whether the next step reveals the same in states that the viewer imagines; nothing where it reveals nothing. */
function foresights<T extends GameTypes>(
  game: Game<T>,
  { seed }: SeededGame,
  { state, index, next }: Position<T>,
  viewer: Viewer,
): boolean[] {
  if (next === undefined) return [];
  const revealedIn = (before: T['State'], label: string): string => {
    const after = game.copy(before);
    // With a chance of its own each time: what is drawn at random in this very step cannot be known before.
    game.play(after, next.seat, next.move, SeededChance.from(seed, `${label} ${index}`));
    return newsTo(game, before, after, viewer).join();
  };
  const revealed = revealedIn(state, 'play');
  if (revealed === '') return [];
  return Array.from({ length: IMAGINED }, (_, i) =>
    game.imagine(game.view(state, viewer), SeededChance.from(seed, `imagine ${i} ${index}`)),
  )
    .filter((imagined) => game.why(imagined, next.seat, next.move) === undefined)
    .map((imagined, i) => revealedIn(imagined, `play ${i}`) === revealed);
}

/** The things that nobody knew before and the viewer knows after. */
function newsTo<T extends GameTypes>(game: Game<T>, before: T['State'], after: T['State'], viewer: Viewer): number[] {
  const knowers = game.knowers(before);
  return knowledgeOf(game, after, viewer).flatMap((isKnown, thing) => (isKnown && knowers[thing] === 0 ? [thing] : []));
}
