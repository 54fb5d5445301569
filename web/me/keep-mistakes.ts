import type { Decision } from '@grove/bots';
import type { KeptGame } from '@grove/game-kit';
import type { GameRecord, Seat } from '@grove/kernel';
import { mistakesIn } from '../review/mistakes.ts';
import { overlookedIn } from '../review/overlooked.ts';
import { allGames } from './database.ts';
import { changeGame } from './store.ts';

/** The same game, whether it was read from the database or from a link. */
const keyOf = ({ game, players, chance, moves }: GameRecord): string => JSON.stringify([game, players, chance, moves]);

/** The mistakes that a review has found for certain, as they are kept with a game. */
export const keptMistakes = (decisions: readonly Decision<unknown>[]): NonNullable<KeptGame['mistakes']> =>
  mistakesIn(decisions).map((decision) => ({
    at: decision.at,
    kind: overlookedIn(decision) ?? null,
    cost: Math.round(decision.cost * 10) / 10,
  }));

/** Keeps what a whole review of a seat has found, if it is one's own game; a later review takes the place of an earlier one. */
export async function keepMistakes(
  record: GameRecord,
  seat: Seat,
  decisions: readonly Decision<unknown>[],
): Promise<void> {
  const key = keyOf(record);
  const own = (await allGames()).filter((game) => game.seat === seat && keyOf(game.record) === key);
  for (const game of own) await changeGame({ ...game, mistakes: keptMistakes(decisions) });
}
