import { beginRecord, type Budget, type Game, type GameRecord, replay } from '@grove/kernel';
import type { Advisor } from '../advisor.ts';
import type { ReviewSettings } from './entry-cost.ts';
import { type Decision, reviewGame } from './review.ts';

/** Games of more entries than this have many decisions to search, however few sit at the table. */
const MANY = 200;

/** How long a decision is searched: the more sit at the table, the more decisions there are, and each takes longer. */
function settingsFor(
  { settings: { width, priorError } }: Advisor,
  { players, moves }: GameRecord,
  budget: () => Budget,
): ReviewSettings {
  const share = moves.length > MANY ? 3 : Math.min(players, 3);
  return {
    width: Math.min(width, 12),
    priorError,
    playouts: Math.round(150 / share),
    costPlayouts: Math.round(24 / share),
    budget,
  };
}

/** Looks back at a recorded game, decision by decision. Throws BadInput when the record cannot be played. */
export function reviewRecord(
  game: Game,
  advisor: Advisor,
  record: GameRecord,
  seed: string,
  budget: () => Budget,
): Generator<Decision<unknown>, void> {
  const { state, chance } = beginRecord(game, record);
  const played = { start: state, chance, steps: replay(game, record).steps };
  return reviewGame(game, advisor.evaluator, played, settingsFor(advisor, record, budget), seed);
}
