import { beginRecord, type Budget, type Game, type GameRecord, replay } from '@grove/kernel';
import type { Advisor } from '../advisor.ts';
import type { ReviewSettings } from './judge-entry.ts';
import { type Decision, reviewGame } from './review.ts';

/** Games of many small entries have many to think about, too. */
const MANY = 200;

/** How much is thought about a decision: the more sit at the table, the more decisions there are and the longer each. */
function settingsFor(
  { settings: { width, doubt } }: Advisor,
  { players, moves }: GameRecord,
  budget: () => Budget,
): ReviewSettings {
  const share = moves.length > MANY ? 3 : Math.min(players, 3);
  return {
    width: Math.min(width, 12),
    doubt,
    thoughts: Math.round(150 / share),
    playouts: Math.round(24 / share),
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
  return reviewGame(game, advisor.expert, played, settingsFor(advisor, record, budget), seed);
}
