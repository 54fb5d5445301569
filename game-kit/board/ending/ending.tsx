import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../../language.ts';
import type { BoardAfter } from '../contract.ts';
import { useSpot } from '../parts/help.tsx';
import { EndingActions } from './ending-actions.tsx';
import { WreathShapes } from './rank-mark.tsx';
import type { ResultPicture } from './picture/result-picture.tsx';
import { useMoreBelow } from './use-more-below.ts';
import { endingWords } from './words/index.ts';
import styles from './ending.module.css';

export interface EndingProps {
  readonly language: Language;
  /** The name of the game. */
  readonly game: string;
  /** Who has won, or what the score is called. */
  readonly verdict: string;
  /** Why, or what comes next. */
  readonly reason: string;
  /** Whether there is something to celebrate for whoever looks. */
  readonly isWon: boolean;
  readonly header: ReactNode;
  /** What was scored, with the boards. */
  readonly stage: ReactNode;
  /** What the game itself has to say beside it. */
  readonly notes?: ReactNode;
  readonly after: BoardAfter | undefined;
  readonly picture: ResultPicture;
  readonly showBoard: () => void;
  /** The game's room. */
  readonly className?: string | undefined;
}

/** The end of a game on a screen of its own: who, why, the boards side by side, and what next. */
export function Ending(props: EndingProps) {
  const { language, game, verdict, reason, isWon, header, stage, notes, after, picture, showBoard, className } = props;
  const words = endingWords[language];
  const spot = useSpot();
  const heading = useRef<HTMLHeadingElement>(null);
  // Upright the middle scrolls as a whole, else its two parts do.
  const [middle, stageBox, notesBox] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLElement>(null),
    useRef<HTMLElement>(null),
  ];
  useMoreBelow(middle);
  useMoreBelow(stageBox);
  useMoreBelow(notesBox);
  // The button that ended the game is gone; the verdict takes the focus in its place.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`${styles.room} ${className ?? ''}`} data-phase="over">
      <div className={styles.header}>{header}</div>
      <main className={styles.ending}>
        <h1 className="visually-hidden">{game}</h1>
        <section className={styles.text} data-kind="over" data-won={isWon || undefined} {...spot('question')}>
          {isWon && <Wreath />}
          <h2 ref={heading} tabIndex={-1}>
            {verdict}
          </h2>
          <p role="status">{reason}</p>
        </section>
        <div ref={middle} className={styles.middle} data-scrolls>
          <section ref={stageBox} className={styles.stage} tabIndex={0} aria-label={words.result} {...spot('final')}>
            {stage}
          </section>
          <aside ref={notesBox} className={styles.notes} aria-label={words.more}>
            {notes}
            {after?.notes}
          </aside>
        </div>
        <MoreBelow />
        <EndingActions language={language} after={after} picture={picture} showBoard={showBoard} />
      </main>
    </div>
  );
}

const Wreath = () => (
  <svg className={styles.wreath} viewBox="0 0 100 100" aria-hidden="true">
    <WreathShapes />
  </svg>
);

/** Shown while the result goes on below its box. */
const MoreBelow = () => (
  <svg className={styles.below} viewBox="0 0 24 24" aria-hidden="true" data-below>
    <path d="M6 9.5l6 6 6-6" />
  </svg>
);
