import { itemAt } from '@grove/kernel';
import { type GameModule, type DailyDeal, dailyDeal } from '@grove/game-kit';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { keepTry, tryOf } from './tries.ts';

const SEATING = [PERSON];

function dealOf(module: GameModule, day: string): DailyDeal {
  const deal = dailyDeal(module, day);
  if (deal === undefined) throw new Error(`${module.game.id} has no daily deal`);
  return deal;
}

/** The deal of a day, as a game in this browser. */
export function dailyGame(module: GameModule, day: string): LocalGame {
  const { seed, options } = dealOf(module, day);
  return new LocalGame(module, SEATING, seed, options);
}

/** The try that counts: it goes on where it was left, and every step is kept. */
export function scoredGame(module: GameModule, day: string, whenOver: () => void): LocalGame {
  const game = resumed(module, day) ?? dailyGame(module, day);
  game.subscribe(() => {
    const wasOver = Boolean(tryOf(day)?.end);
    if (wasOver) return;
    keepTry(day, { rules: game.match.rules, moves: movesOf(game), end: endOf(game) });
    if (game.match.over) whenOver();
  });
  return game;
}

/** The try as it was left, by the rules that it began with; undefined if there is none that can be played on. */
function resumed(module: GameModule, day: string): LocalGame | undefined {
  const { seed, options } = dealOf(module, day);
  const kept = tryOf(day);
  if (kept === undefined) return undefined;
  const { rules = itemAt(module.game.rulesVersions, 0), moves } = kept;
  const steps = moves.map((move) => ({ seat: 0, move }));
  return LocalGame.resume(module, SEATING, seed, options, { rules, steps });
}

const movesOf = ({ match }: LocalGame) => match.steps.map(({ move }) => move as number);

function endOf({ module, match, record }: LocalGame) {
  if (!match.over) return null;
  return { total: itemAt(module.game.result(match.state).totals, 0), record, sent: 'no' as const };
}
