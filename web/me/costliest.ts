import type { KeptGame } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';

/** What somebody overlooks in a game, over all games of it that were reviewed. */
export interface CostlyKind {
  readonly game: string;
  /** A term of the game's evaluation; null where only playing on showed what was better. */
  readonly kind: string | null;
  /** All points that it cost. */
  readonly cost: number;
  readonly times: number;
  readonly games: number;
  /** Where it cost most at once. */
  readonly example: { readonly in: KeptGame; readonly at: number };
}

/** How many games were reviewed, mistakes or none. */
export const reviewedOf = (games: readonly KeptGame[]): number =>
  games.filter(({ mistakes }) => mistakes !== undefined).length;

/** The kinds of mistakes that cost most over all games, the costliest first. */
export function costliestKinds(games: readonly KeptGame[], most: number): CostlyKind[] {
  const all = games.flatMap((game) =>
    (game.mistakes ?? []).map(({ at, kind, cost }) => ({ at, kind, cost, in: game })),
  );
  const byKind = Map.groupBy(all, ({ in: game, kind }) => JSON.stringify([game.record.game, kind]));
  return [...byKind.values()]
    .map((same) => {
      const worst = itemAt(
        same.toSorted((a, b) => b.cost - a.cost),
        0,
      );
      return {
        game: worst.in.record.game,
        kind: worst.kind,
        cost: same.reduce((sum, { cost }) => sum + cost, 0),
        times: same.length,
        games: new Set(same.map((one) => one.in.id)).size,
        example: { in: worst.in, at: worst.at },
      };
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
}
