import type { Term } from '@grove/bots';
import { clausesText, type GameWords, labelled, type Language, type ReasonContext } from '@grove/game-kit';
import type { Words } from '../words/index.ts';

/** Whether terms speak for what they are about on the whole; if not, only playing on can. */
export const isAhead = (reasons: readonly Term[]): boolean => reasons.reduce((sum, { points }) => sum + points, 0) > 0;

/**
 * Terms of an evaluation, what weighs most first: `better: light in summer, fertility; worse: largest forest`. How much each weighs is not
 * said: beside points that can be won it would be taken for such, and the parts of an estimate are none. Empty for games without words
 * for them.
 */
export function reasonList(
  { better, worse }: Pick<Words, 'better' | 'worse'>,
  { reason }: Pick<GameWords, 'reason'>,
  reasons: readonly Term[],
  about: ReasonContext,
  language: Language,
): string {
  if (reason === undefined) return '';
  const clauses = [
    { label: better, terms: reasons.filter(({ points }) => points > 0) },
    { label: worse, terms: reasons.filter(({ points }) => points < 0) },
  ].flatMap(({ label, terms }) =>
    terms.length === 0 ? [] : [labelled(language, label, terms.map((term) => reason(term, about)).join(', '))],
  );
  return clausesText(language, clauses);
}
