import type { Decision } from '@grove/bots';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import { kindOf, mistakesIn } from './mistakes.ts';
import type { useReview } from './use-review.ts';

interface MistakeListProps {
  readonly review: ReturnType<typeof useReview>;
  /** How many decisions there are. */
  readonly count: number;
  /** The decision that the board shows. */
  readonly shown: Decision<unknown> | undefined;
  readonly textOf: (decision: Decision<unknown>) => string;
  readonly go: (step: number) => void;
  readonly close: () => void;
  /** What is said of the decision shown, where it stands here. */
  readonly verdict: ReactNode;
}

/** The mistakes in the order of the game, numbered by steps as the replay numbers them; each leads to its position. */
export function MistakeList({ review, count, shown, textOf, go, close, verdict }: MistakeListProps) {
  const words = useWords();
  const replay = useReplayWords();
  const language = useLanguage();
  const { state, decisions, start, stop } = review;
  const mistakes = mistakesIn(decisions);
  const looked = decisions.filter(({ isCoarse }) => !isCoarse).length;
  return (
    <section className="recap review-list" aria-label={replay.mistakes}>
      <div className="recap-head">
        <h2>{replay.mistakes}</h2>
        <button type="button" className="menu-button" aria-label={words.close} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {verdict}
      <div className="review-progress">
        {state !== 'done' && <progress max={count} value={looked} aria-label={words.review} />}
        <p role="status">
          {state === 'done'
            ? replay.reviewDone(count)
            : state === 'failed'
              ? replay.reviewFailed
              : replay.reviewed(looked, count)}
        </p>
        {state !== 'done' && (
          <button type="button" className="button" onClick={state === 'running' ? stop : start}>
            {state === 'running' ? replay.stopReview : replay.startReview}
          </button>
        )}
      </div>
      {mistakes.length === 0 && state === 'done' && <p className="second">{replay.noMistakes}</p>}
      <ol className="review-mistakes">
        {mistakes.map((decision) => (
          <li key={decision.at}>
            <button
              type="button"
              data-kind={kindOf(decision)}
              data-coarse={decision.isCoarse || undefined}
              aria-current={decision === shown || undefined}
              onClick={() => go(decision.at)}
            >
              <b>{decision.at}</b>
              <span>{textOf(decision)}</span>
              <i>−{decision.cost.toLocaleString(language, { maximumFractionDigits: 1 })}</i>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
