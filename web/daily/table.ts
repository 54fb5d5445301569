import { type GameModule, dailyDeal } from '@grove/game-kit';
import { IllegalMove } from '@grove/kernel';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { keepTry, tryOf } from './tries.ts';

/** The deal of a day, as a game in this browser. */
export function dailyTable(module: GameModule, day: string): LocalGame {
  const deal = dailyDeal(module, day);
  if (deal === undefined) throw new Error(`${module.game.id} has no daily deal`);
  return new LocalGame(module, [PERSON], deal.seed, deal.options);
}

/** The try that counts: it goes on where it was left, and every step is kept. */
export function scoredTable(module: GameModule, day: string, whenOver: () => void): LocalGame {
  const table = resumed(module, day);
  table.subscribe(() => {
    const wasOver = Boolean(tryOf(day)?.end);
    if (wasOver) return;
    keepTry(day, { moves: movesOf(table), end: endOf(table) });
    if (table.match.over) whenOver();
  });
  return table;
}

/** Steps that the rules no longer allow come from an older version of the page; then the day begins anew. */
function resumed(module: GameModule, day: string): LocalGame {
  const table = dailyTable(module, day);
  try {
    for (const move of tryOf(day)?.moves ?? []) table.play(move);
    return table;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return dailyTable(module, day);
  }
}

const movesOf = ({ match }: LocalGame) => match.steps.map(({ move }) => move as number);

function endOf({ module, match, record }: LocalGame) {
  if (!match.over) return null;
  return { total: module.game.result(match.state).totals[0], record, sent: 'no' as const };
}
