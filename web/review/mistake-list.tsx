import type { Decision } from '@grove/bots';
import type { SeatSign } from '@grove/game-kit';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import { mistakesIn, suspectsIn } from './mistakes.ts';
import { MistakeRow, type MistakeRowProps } from './mistake-row.tsx';
import { useCalmOrder } from './use-calm-order.ts';
import { useListCorner } from './use-list-corner.ts';
import type { useReview } from './use-review.ts';

interface MistakeListProps extends Pick<MistakeRowProps, 'textsOf' | 'go' | 'look'> {
  readonly review: ReturnType<typeof useReview>;
  /** How many decisions there are. */
  readonly count: number;
  /** The decision that the board shows. */
  readonly shown: Decision<unknown> | undefined;
  readonly close: () => void;
  /** Of the player whose mistakes they are; undefined where nobody else plays. */
  readonly sign?: SeatSign | undefined;
  /** What is said of the decision shown, where it stands here. */
  readonly verdict: ReactNode;
}

/** The mistakes in the order of the game, numbered by steps as the replay numbers them, then what may be one; each leads to its position. */
export function MistakeList({ review, count, shown, close, sign, verdict, ...row }: MistakeListProps) {
  const words = useWords();
  const replay = useReplayWords();
  const { state, decisions } = review;
  const list = useRef<HTMLElement>(null);
  const corner = useListCorner(list);
  const mistakes = mistakesIn(decisions).map(({ at }) => at);
  const suspects = suspectsIn(decisions).map(({ at }) => at);
  const { order, handlers } = useCalmOrder([...mistakes, DIVIDER, ...suspects]);
  const divider = order.indexOf(DIVIDER);
  const rows = (steps: readonly number[]) => (
    <ol className="review-mistakes">
      {steps.map((at) => (
        <MistakeRow key={at} at={at} decisions={decisions} isShown={shown?.at === at} {...row} />
      ))}
    </ol>
  );
  return (
    <section ref={list} className="recap review-list more-below" data-corner={corner} aria-label={replay.mistakes}>
      <div className="recap-head">
        {sign && <SeatMark sign={sign} />}
        <h2>{replay.mistakes}</h2>
        <button type="button" className="menu-button" aria-label={words.close} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {verdict}
      <ReviewProgress review={review} count={count} />
      {mistakes.length === 0 && state === 'done' && <p className="second">{replay.noMistakes}</p>}
      <div {...handlers}>
        {rows(order.slice(0, divider))}
        {divider < order.length - 1 && <h3 className="review-unsure">{replay.stillToCheck}</h3>}
        {rows(order.slice(divider + 1))}
      </div>
    </section>
  );
}

/** Between the two parts of the list; no step of a game. */
const DIVIDER = -1;

function ReviewProgress({ review, count }: Pick<MistakeListProps, 'review' | 'count'>) {
  const words = useWords();
  const replay = useReplayWords();
  const { state, decisions, start, stop } = review;
  const looked = decisions.filter(({ isCoarse }) => !isCoarse).length;
  return (
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
  );
}
