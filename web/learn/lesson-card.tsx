import { useRef } from 'react';
import { useWords } from '../language.tsx';
import { useCardPosition } from './use-card-position.ts';

interface LessonCardProps {
  readonly text: string;
  /** Why the last step was not the one that is asked for. */
  readonly why: string | undefined;
  /** Its place among all lessons, from 1. */
  readonly number: number;
  readonly count: number;
  /** Undefined where the lesson waits for a step. */
  readonly next: (() => void) | undefined;
  readonly hide: () => void;
}

/** One lesson on a slip of paper beside what it is about. */
export function LessonCard({ text, why, number, count, next, hide }: LessonCardProps) {
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  useCardPosition(card);
  return (
    <section ref={card} className="lesson" aria-label={words.lesson}>
      <div aria-live="polite">
        <p className="lesson-text">{text}</p>
        {why !== undefined && <p className="lesson-why">{why}</p>}
      </div>
      <div className="lesson-foot">
        <progress value={number} max={count} aria-label={words.lessonOf(number, count)} />
        <button type="button" className="lesson-quiet" onClick={hide}>
          {words.hideLesson}
        </button>
        {next && (
          <button type="button" className="button act" onClick={next}>
            {words.nextLesson}
          </button>
        )}
      </div>
    </section>
  );
}
