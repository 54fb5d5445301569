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

/** A hint to be explained; without a gain where nothing else was searched that it could be compared with. */
type Explained = Pick<HintData, 'reasons' | 'isOnly'> & { readonly gain: number | undefined };

/** Why a hint is given, as a sentence; undefined for games that cannot say it. */
export function whyText(
  words: Words,
  gameWords: Pick<GameWords, 'reason' | 'why'>,
  { reasons, isOnly, gain }: Explained,
  about: ReasonContext,
  language: Language,
): string | undefined {
  if (isOnly) return words.hintOnly;
  if (gameWords.reason === undefined) return undefined;
  if (reasons.length === 0) {
    const equal = gain === undefined || gain < WORTH ? words.hintEqual : words.hintEqualNow;
    const changes = gameWords.why?.(about.view, about.seat, about.steps);
    return changes === undefined ? equal : `${equal} ${words.hintChanges(changes)}`;
  }
  const list = reasonList(words, gameWords, reasons, about, language);
  if (!isAhead(reasons)) return words.hintLater(list);
  return gain !== undefined && gain < WORTH ? words.hintEvens(list) : words.hintWhy(list);
}
