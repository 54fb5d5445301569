import type { HintData } from '@grove/bots';
import type { GameWords, Language, ReasonContext } from '@grove/game-kit';
import type { Words } from '../words/index.ts';
import { isAhead, reasonList } from './reason-list.ts';

/** Less than this is nothing to speak of. */
const WORTH = 0.2;

export function gainText(words: Words, language: Language, gain: number): string {
  if (gain < WORTH) return words.gainsNothing;
  const digits = gain < 10 ? 1 : 0;
  return words.gains(gain.toLocaleString(language, { maximumFractionDigits: digits }));
}

/** Why a hint is given, as a sentence; undefined for games that cannot say it. */
export function whyText(
  words: Words,
  gameWords: Pick<GameWords, 'reason' | 'why'>,
  { reasons, isOnly, gain }: Pick<HintData, 'reasons' | 'isOnly' | 'gain'>,
  about: ReasonContext,
  language: Language,
): string | undefined {
  if (isOnly) return words.hintOnly;
  if (gameWords.reason === undefined) return undefined;
  if (reasons.length === 0) {
    const equal = gain < WORTH ? words.hintEqual : words.hintEqualNow;
    const changes = gameWords.why?.(about.view, about.seat, about.steps);
    return changes === undefined ? equal : `${equal} ${words.hintChanges(changes)}`;
  }
  const list = reasonList(gameWords, reasons, about, language);
  return isAhead(reasons) ? words.hintWhy(list) : words.hintLater(list);
}
