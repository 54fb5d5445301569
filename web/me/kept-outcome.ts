import type { KeptGame, ScoreCategory } from '@grove/game-kit';
import { partsOf } from '@grove/game-kit/achievements';
import type { Category, Outcome } from '@grove/game-kit/board/outcome';
import { itemAt, type Seat } from '@grove/kernel';

/** A finished game as its ending shows it, from the result alone: nothing is played again. */
export function keptOutcome(game: KeptGame, names: readonly string[], categories: readonly ScoreCategory[]): Outcome {
  const { totals, winners } = game.result;
  const lines = categories.map((category, i): Category => ({
    key: String(i),
    label: category.label,
    within: category.label,
    points: totals.map((_, seat) => pointsOf(game, seat, category)),
  }));
  return {
    viewer: game.seat,
    columns: totals.map((total, seat) => {
      const name = itemAt(names, seat);
      // Ties and teams are decided by the rules, whose winners are equals here.
      const standing = winners.includes(seat) ? [1] : [0, total];
      return { seat, label: name, name, total, standing };
    }),
    // By the options of a game some categories cannot bring any points.
    categories: lines.filter(({ points }) => points.some((number) => number !== 0)),
  };
}

function pointsOf(game: KeptGame, seat: Seat, { part, at }: ScoreCategory): number {
  const numbers = partsOf({ ...game, seat }, part);
  return at === undefined ? numbers.reduce((sum, points) => sum + points, 0) : (numbers[at] ?? 0);
}
