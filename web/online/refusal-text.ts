import type { GameWords, Refusal } from '@grove/kernel';
import type { OnlineWords } from './words/index.ts';

/** Why something was refused: the table's reasons in our words, the rules' in the game's. */
export function refusalText(refusal: Refusal, online: OnlineWords, game: GameWords): string {
  if (refusal.rule !== 'table') return game.refusal(refusal);
  const { refusals } = online;
  return Object.hasOwn(refusals, refusal.reason) ? refusals[refusal.reason as 'other'] : refusals.other;
}
