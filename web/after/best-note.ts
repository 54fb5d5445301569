import type { KeptGame } from '@grove/game-kit';
import { totalOf } from '@grove/game-kit/achievements';

/** How a score stands to the best before it; `best` is undefined where there was none. */
export interface BestNote {
  readonly total: number;
  readonly best: number | undefined;
}

/** Games of one kind can be compared: the same game with as many seats. */
const isAlike = (one: KeptGame, other: KeptGame): boolean =>
  one.record.game === other.record.game && one.seating.length === other.seating.length;

export function bestNote(games: readonly KeptGame[], game: KeptGame): BestNote {
  const before = games.filter((other) => other.id !== game.id && other.at <= game.at && isAlike(other, game));
  return {
    total: totalOf(game),
    best: before.length === 0 ? undefined : Math.max(...before.map(totalOf)),
  };
}
