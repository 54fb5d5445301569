import { type Box, type DailyDeal, dailyDeal } from '@grove/kernel';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { keepTry, tryOf } from './tries.ts';

const SEATING = [PERSON];

function dealOf(box: Box, day: string): DailyDeal {
  const deal = dailyDeal(box, day);
  if (deal === undefined) throw new Error(`${box.game.id} has no daily deal`);
  return deal;
}

/** The deal of a day, as a game in this browser. */
export function dailyGame(box: Box, day: string): LocalGame {
  const { seed, options } = dealOf(box, day);
  return new LocalGame(box, SEATING, seed, options);
}

/** The try that counts: it goes on where it was left, and every step is kept. */
export function scoredGame(box: Box, day: string, whenOver: () => void): LocalGame {
  const game = resumed(box, day) ?? dailyGame(box, day);
  game.subscribe(() => {
    const wasOver = Boolean(tryOf(day)?.end);
    if (wasOver) return;
    keepTry(day, { rules: game.match.rules, moves: movesOf(game), end: endOf(game) });
    if (game.match.over) whenOver();
  });
  return game;
}

/** The try as it was left, by the rules that it began with; undefined if there is none that can be played on. */
function resumed(box: Box, day: string): LocalGame | undefined {
  const { seed, options } = dealOf(box, day);
  const kept = tryOf(day);
  if (kept === undefined) return undefined;
  const { rules = box.game.rulesVersions[0], moves } = kept;
  const steps = moves.map((move) => ({ seat: 0, move }));
  return LocalGame.resume(box, SEATING, seed, options, { rules, steps });
}

const movesOf = ({ match }: LocalGame) => match.steps.map(({ move }) => move as number);

function endOf({ box, match, record }: LocalGame) {
  if (!match.over) return null;
  return { total: box.game.result(match.state).totals[0], record, sent: 'no' as const };
}
