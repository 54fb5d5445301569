import type { Language } from '@grove/game-kit';
import { ApiError } from '../../api.ts';
import { onlineWords } from '../../words/index.ts';
import { refusalWords } from './words/index.ts';

/** Why a tournament refused something, in words. */
export function tournamentRefusalText(reason: string, language: Language): string {
  const words = refusalWords[language];
  return Object.hasOwn(words, reason) ? words[reason as 'other'] : words.other;
}

export function tournamentErrorText(error: unknown, language: Language): string {
  if (!(error instanceof ApiError)) return refusalWords[language].other;
  if (error.kind === 'unreachable') return onlineWords[language].noServer;
  return tournamentRefusalText(error.reason ?? error.kind, language);
}
