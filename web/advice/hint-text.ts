import type { HintData } from '@grove/bots';
import type { GameWords, Language, ReasonContext } from '@grove/game-kit';
import type { Words } from '../words/index.ts';
import { isAhead, reasonList } from './reason-list.ts';

/** Less than this is nothing to speak of, and so is what may be luck: less than so many standard errors. */
const WORTH = 0.2;
const CLEAR = 2;
/** Tenths are told where they are about right. */
const EXACT = 0.25;

/** How a hint stands to the best of the other choices; undefined where nothing else was searched. */
type Lead = Pick<HintData, 'gain' | 'doubt'> | undefined;

const isClear = (lead: Lead): boolean =>
  lead !== undefined && Math.abs(lead.gain) >= Math.max(WORTH, CLEAR * lead.doubt);

/** How far a hint is ahead of the next best choice or, if it is not the best itself, behind the best one. */
export function gainText(words: Words, language: Language, lead: NonNullable<Lead>, isBest: boolean): string {
  if (!isClear(lead)) return isBest ? words.likeSecond : words.likeBest;
  const points = Math.abs(lead.gain);
  const digits = points < 10 && lead.doubt < EXACT ? 1 : 0;
  const written = points.toLocaleString(language, { maximumFractionDigits: digits });
  return isBest ? words.aheadOfSecond(written) : words.behindBest(written);
}

/** A hint to be explained. */
type Explained = Pick<HintData, 'reasons' | 'isOnly'> & { readonly lead: Lead };

/** Why a hint is given, as a sentence; undefined for games that cannot say it. */
export function whyText(
  words: Words,
  gameWords: Pick<GameWords, 'reason' | 'why'>,
  { reasons, isOnly, lead }: Explained,
  about: ReasonContext,
  language: Language,
): string | undefined {
  if (isOnly) return words.hintOnly;
  if (gameWords.reason === undefined) return undefined;
  if (reasons.length === 0) {
    const equal = isClear(lead) ? words.hintEqualNow : words.hintEqual;
    const changes = gameWords.why?.(about.view, about.seat, about.steps);
    return changes === undefined ? equal : `${equal} ${words.hintChanges(changes)}`;
  }
  const list = reasonList(words, gameWords, reasons, about, language);
  return isAhead(reasons) ? words.hintWhy(list) : words.hintLater(list);
}
