import type { Decision } from '@grove/bots';
import { useLanguage } from '../language.tsx';
import type { DecisionTexts } from './decision-words.ts';
import { isSuspect, kindOf } from './mistakes.ts';

export interface MistakeRowProps {
  /** The step that the decision begins with. */
  readonly at: number;
  readonly decisions: readonly Decision<unknown>[];
  readonly isShown: boolean;
  /** What was played, and what that overlooked. */
  readonly textsOf: (decision: Decision<unknown>) => Pick<DecisionTexts, 'played' | 'overlooked'>;
  readonly go: (step: number) => void;
  /** Lights on the board what a decision is about; what the board shows again, without one. */
  readonly look: (decision: Decision<unknown> | undefined) => void;
}

/** A decision that cost something, or seemed to. */
export function MistakeRow({ at, decisions, isShown, textsOf, go, look }: MistakeRowProps) {
  const language = useLanguage();
  const decision = decisions.find((one) => one.at === at);
  if (decision === undefined) return null;
  const lost = decision.cost.toLocaleString(language, { maximumFractionDigits: 1 });
  const { played, overlooked } = textsOf(decision);
  const leave = () => look(undefined);
  const point = () => look(decision);
  return (
    <li>
      <button
        type="button"
        data-kind={kindOf(decision)}
        aria-current={isShown || undefined}
        onClick={() => go(at)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <b>{at}</b>
        <span>
          {played}
          {overlooked !== undefined && kindOf(decision) !== undefined && <small>{overlooked}</small>}
        </span>
        <i>{isSuspect(decision) ? '?' : kindOf(decision) === undefined ? '0' : `\u2212${lost}`}</i>
      </button>
    </li>
  );
}
