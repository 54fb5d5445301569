import type { Term } from '@grove/bots';
import type { GameWords, Language, ReasonContext } from '@grove/game-kit';

/** Whether terms speak for what they are about on the whole; if not, only playing on can. */
export const isAhead = (reasons: readonly Term[]): boolean => reasons.reduce((sum, { points }) => sum + points, 0) > 0;

/** Terms of an evaluation with their points: `light in summer +2.1, largest forest −1`. Empty for games without words for them. */
export function reasonList(
  { reason }: Pick<GameWords, 'reason'>,
  reasons: readonly Term[],
  about: ReasonContext,
  language: Language,
): string {
  if (reason === undefined) return '';
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' });
  return reasons
    .map((term) => `${reason(term, about)} ${points.format(term.points).replace('-', '\u2212')}`)
    .join(', ');
}
