import { type Advisor, reviewGame, type ReviewSettings } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import { BadInput, type GameRecord, Match, replay } from '@grove/kernel';
import { chanceOf } from '../replay/positions.ts';
import type { ReviewNews } from '../local-game/worker-protocol.ts';

/** Games of many small entries have many to think about, too. */
const MANY = 200;

/** How much is thought about a decision: the more sit at the table, the more decisions there are and the longer each. */
function settingsFor({ settings: { width, doubt } }: Advisor, { players, moves }: GameRecord): ReviewSettings {
  const share = moves.length > MANY ? 3 : Math.min(players, 3);
  return { width: Math.min(width, 12), doubt, thoughts: Math.round(150 / share), playouts: Math.round(24 / share) };
}

/** Looks back at a game, decision by decision, and tells as it goes. */
export function review({ game, advisor }: GameModule, record: GameRecord, tell: (news: ReviewNews) => void): void {
  try {
    if (advisor === undefined) throw new BadInput(`nobody can review ${record.game}`);
    const chance = chanceOf(record);
    const { state } = new Match(game, record.players, record.options, chance);
    const played = { start: state, chance, steps: replay(game, record).steps };
    const settings = settingsFor(advisor, record);
    for (const decision of reviewGame(game, advisor.expert, played, settings, 'review')) {
      tell({ kind: 'decision', decision });
    }
    tell({ kind: 'done' });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
