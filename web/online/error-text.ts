import type { GameWords } from '@grove/game-kit';
import type { Refusal } from '@grove/kernel';
import { ApiError } from './api.ts';
import type { OnlineWords } from './words/index.ts';

/** Why something was refused: the table's reasons in our words, the rules' in the game's. */
export function refusalText(refusal: Refusal, online: OnlineWords, game: GameWords): string {
  if (refusal.rule !== 'table') return game.refusal(refusal);
  return reasonText(refusal.reason, online) ?? online.refusals.other;
}

/** Why the server said no to something else than a step. */
export function errorText(error: unknown, online: OnlineWords): string {
  if (!(error instanceof ApiError)) return online.refusals.other;
  if (error.kind === 'unreachable') return online.noServer;
  return reasonText(error.reason ?? error.kind, online) ?? online.refusals.other;
}

const reasonText = (reason: string, { refusals }: OnlineWords): string | undefined =>
  Object.hasOwn(refusals, reason) ? refusals[reason as 'other'] : undefined;
