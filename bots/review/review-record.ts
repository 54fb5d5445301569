import { beginRecord, type Budget, type Game, type GameRecord, replay, type Seat } from '@grove/kernel';
import type { Advisor } from '../advisor.ts';
import { type Decision, reviewGame, type TwoLooks } from './review.ts';

/** Games of more entries than this have many decisions to search, however few sit at the table. */
const MANY = 200;

/** The budgets of a review: for a decision in the second look, and for each of so many in the first. */
export interface ReviewBudgets {
  readonly fine: () => Budget;
  readonly coarse: (decisions: number) => Budget;
}

/** How long a decision is searched: the more sit at the table, the more decisions there are, and each takes longer. */
function looksFor(
  { settings: { width, priorError } }: Advisor,
  { players, moves }: GameRecord,
  budgets: ReviewBudgets,
): TwoLooks {
  const share = moves.length > MANY ? 3 : Math.min(players, 3);
  return {
    coarse: (decisions) => ({
      width: Math.min(width, 6),
      priorError,
      playouts: 24,
      costPlayouts: 4,
      fewest: 1,
      budget: () => budgets.coarse(decisions),
    }),
    fine: {
      width: Math.min(width, 12),
      priorError,
      playouts: Math.round(150 / share),
      costPlayouts: Math.round(24 / share),
      fewest: 4,
      budget: budgets.fine,
    },
  };
}

/** Looks back at the decisions of some seats in a recorded game. Throws BadInput when the record cannot be played. */
export function reviewRecord(
  game: Game,
  advisor: Advisor,
  record: GameRecord,
  seats: readonly Seat[],
  seed: string,
  budgets: ReviewBudgets,
): Generator<Decision<unknown>, void> {
  const { state, chance } = beginRecord(game, record);
  const played = { start: state, chance, steps: replay(game, record).steps };
  return reviewGame(game, advisor.evaluator, played, seats, looksFor(advisor, record, budgets), seed);
}
