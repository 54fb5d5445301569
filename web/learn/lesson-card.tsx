import { type ReactNode, useRef } from 'react';
import { useWords } from '../language.tsx';
import { useCardPosition } from './use-card-position.ts';

interface LessonProps {
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
export function LessonCard({ hide, ...lesson }: LessonProps) {
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  useCardPosition(card);
  return (
    <section ref={card} className="lesson" aria-label={words.lesson}>
      <button type="button" className="lesson-hide" aria-label={words.hideLesson} onClick={hide}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </button>
      <LessonText {...lesson} />
    </section>
  );
}

/** The last lesson is about the whole result: it stands among the notes of the ending, where it covers nothing. */
export function LessonNote(lesson: Omit<LessonProps, 'hide'>): ReactNode {
  const words = useWords();
  return (
    <section className="lesson-note" aria-label={words.lesson} data-lead>
      <LessonText {...lesson} />
    </section>
  );
}

function LessonText({ text, why, number, count, next }: Omit<LessonProps, 'hide'>) {
  const words = useWords();
  return (
    <>
      <div aria-live="polite">
        <p className="lesson-text">{text}</p>
        {why !== undefined && <p className="lesson-why">{why}</p>}
      </div>
      <div className="lesson-foot">
        <progress value={number} max={count} aria-label={words.lessonOf(number, count)} />
        {next && (
          <button type="button" className="button act" onClick={next}>
            {words.nextLesson}
          </button>
        )}
      </div>
    </>
  );
}
