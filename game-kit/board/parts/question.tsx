import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Spot } from '../../guide/lesson.ts';
import { RuleLink, useShowing, useSpot } from './help.tsx';
import type { Reason } from './say.tsx';
import type { Advice, Place } from '../contract.ts';
import { type BoardKey, useKeys } from './keys.ts';
import { pointSteadily } from './point.ts';
import { useQuestionSlot } from './question-slot.ts';
import { useTap } from '../turn/use-tap.ts';
import choice from './choice.module.css';
import styles from './question.module.css';

interface QuestionProps {
  readonly title: string;
  /** Who is asked, where several people share the screen. */
  readonly who?: string | undefined;
  readonly note: ReactNode;
  /** Why the last click was refused; stands in the note's place. */
  readonly refusal: Reason | undefined;
  /** Advice that was asked for stands in the note's place too, and has room to be read. */
  readonly advice?: Advice | undefined;
  readonly summary?: string;
  /** Bare words in the board's own grid (areas text, choices and side) in place of a sheet of paper. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/**
 * The pending decision, always in the same corner: one sentence, one more, then the choices. On small screens its parts
 * stand in the board's own grid, which must have the areas `text`, `choices` and `foot`. `data-phase="over"` on the board's
 * outermost element lets the many choices at the end of a game wrap. While a step of somebody else is shown, the step stands in
 * the sentence's place.
 */
export function Question({ title, who, note, refusal, advice, summary = '', plain = false, children }: QuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const spot = useSpot();
  const showing = useShowing();
  const slot = useQuestionSlot();
  const hint = refusal === undefined && showing === undefined ? advice?.text : undefined;
  useAdvisedPlaces(hint === undefined ? undefined : advice?.places);
  const section = useRef<HTMLElement>(null);
  useKeys(() => (section.current === null ? [] : choiceKeys(section.current)), true);
  useKeys(() => {
    if (showing) return [{ key: ' ', label: showing.skipLabel, act: showing.skip }];
    return hint !== undefined && advice?.playIt ? [{ key: 'p', ...advice.playIt }] : [];
  });
  const [did, ...more] = showing?.lines ?? [];
  // A button that had the focus may be gone with its question; the next question takes the focus in its place.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <section ref={section} className={styles.question} data-plain={plain || undefined} aria-labelledby={id}>
      <div className={styles.text} data-showing={showing !== undefined || undefined} {...spot('question')}>
        {who !== undefined && <p className={styles.who}>{who}</p>}
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {did ?? title}
        </h2>
        <p
          className={refusal === undefined ? styles.note : styles.refusal}
          data-hint={hint !== undefined || undefined}
          data-refused={refusal !== undefined || undefined}
          role="status"
        >
          {refusal === undefined ? (showing ? more.join(' ') : (hint ?? note)) : `${refusal.text} `}
          <RuleLink rule={refusal?.rule} />
        </p>
        <div ref={slot} className={styles.slot} />
        {who === undefined && <p className={styles.summary}>{summary}</p>}
        {hint !== undefined && advice?.playIt && (
          <button type="button" className={styles.play} onClick={advice.playIt.act}>
            {advice.playIt.label}
          </button>
        )}
        {showing && (
          <button type="button" className={styles.skip} onClick={showing.skip}>
            {showing.skipLabel}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 6l7 6-7 6zM13 6l7 6-7 6z" fill="currentColor" />
            </svg>
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

const MOST_CHOICES = 9;

/** The choices by their numbers, and the proposed one by the space bar. */
function choiceKeys(question: HTMLElement): BoardKey[] {
  const choices = [...question.querySelectorAll<HTMLButtonElement>('[role=group] button:not(:disabled)')];
  const keyOf = (key: string, button: HTMLButtonElement): BoardKey => ({
    key,
    label: button.ariaLabel ?? button.textContent,
    act: () => button.click(),
  });
  const primary = choices.find((button) => button.dataset.primary !== undefined && button.ariaDisabled !== 'true');
  const numbered = choices.slice(0, MOST_CHOICES).map((button, i) => keyOf(String(i + 1), button));
  return primary === undefined ? numbered : [...numbered, keyOf(' ', primary)];
}

/** What advice speaks of is lit as long as it stands there. */
function useAdvisedPlaces(places: readonly Place[] | undefined): void {
  const key = JSON.stringify(places ?? []);
  useEffect(() => {
    const advised = JSON.parse(key) as readonly Place[];
    if (advised.length === 0) return undefined;
    pointSteadily(advised);
    return () => pointSteadily([]);
  }, [key]);
}

interface ButtonProps {
  readonly act: () => void;
  readonly children: ReactNode;
  readonly kind?: 'primary' | 'quiet';
  readonly pressed?: boolean | undefined;
  /** Not possible now; a click says why. */
  readonly refused?: boolean;
  readonly label?: string | undefined;
  /** Advised. */
  readonly hinted?: boolean;
  /** Happens by itself after so many milliseconds: the button fills up. */
  readonly fills?: number | undefined;
  /** What lessons call it. */
  readonly spot?: Spot | undefined;
}

export function Choice({
  act,
  children,
  kind = 'quiet',
  pressed,
  refused = false,
  label,
  hinted = false,
  fills,
  spot,
}: ButtonProps) {
  const spotOf = useSpot();
  const tap = useTap(act);
  return (
    <button
      type="button"
      className={`${choice.button} ${kind === 'primary' ? choice.primary : ''}`}
      aria-pressed={pressed}
      aria-disabled={refused}
      aria-label={label}
      {...spotOf(spot)}
      data-primary={kind === 'primary' || undefined}
      data-hinted={hinted || undefined}
      data-fills={fills === undefined ? undefined : true}
      style={fills === undefined ? undefined : ({ '--fills': `${fills}ms` } as CSSProperties)}
      onClick={({ currentTarget }) => tap(currentTarget)}
    >
      {children}
    </button>
  );
}

/** The choices of a question; on phones they fill the width. */
export function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Taking back stands beside every question. */
export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}

interface AdviceProps {
  readonly advice: Advice | undefined;
}

/** A quiet question to somebody who plays well. */
export function AdviceButton({ advice }: AdviceProps) {
  useKeys(() => (advice === undefined ? [] : [{ key: 'h', label: advice.label, act: advice.act }]));
  if (advice === undefined) return null;
  const { label, act, text } = advice;
  return (
    <button
      type="button"
      className={`${choice.button} ${choice.back}`}
      aria-label={label}
      aria-pressed={text !== undefined}
      title={label}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M9 17.5h6M10 21h4" />
          <path d="M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8z" />
        </g>
      </svg>
      <span className={choice.word}>{label}</span>
    </button>
  );
}

interface BackProps {
  readonly label: string;
  readonly act: (() => void) | undefined;
  /** Says why there is nothing to do, where the board has words for it. */
  readonly sayWhy?: () => void;
  readonly forward?: boolean;
}

export function BackButton({ label, act, sayWhy, forward = false }: BackProps) {
  useKeys(() => (act === undefined ? [] : [{ key: forward ? 'r' : 'u', label, act }]));
  const tap = useTap(() => (act ?? sayWhy)?.());
  return (
    <button
      type="button"
      className={`${choice.button} ${choice.back}`}
      aria-label={label}
      title={label}
      data-forward={forward || undefined}
      disabled={act === undefined && sayWhy === undefined}
      aria-disabled={act === undefined}
      onClick={({ currentTarget }) => tap(currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" transform={forward ? 'scale(-1 1)' : undefined}>
        <path
          d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={choice.word}>{label}</span>
    </button>
  );
}
