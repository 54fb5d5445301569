import { BadInput, wordsOf } from '@grove/kernel';
import { type SubmitEvent, useId, useState } from 'react';
import { labelled } from '../../labelled.ts';
import type { Language } from '../../language.ts';
import { notAskedText, unreadText } from '../../unread-words.ts';
import styles from './notation.module.css';

interface NotationProps {
  readonly language: Language;
  readonly label: string;
  /** A step that is possible now, as an invitation; undefined while others are asked. Who is typing keeps the box and what stands in it. */
  readonly example: string | undefined;
  readonly submitLabel: string;
  /** Plays what was typed, or says why that is refused. Throws BadInput for what cannot be read. */
  readonly enter: (text: string) => string | undefined;
  readonly className?: string | undefined;
}

/** Every decision can be typed, a step or a whole turn in the game's notation: behind a small button, for those who look for it. */
export function Notation({ language, label, example, submitLabel, enter, className }: NotationProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  /** Why something was refused belongs to what was asked then. */
  const [trouble, setTrouble] = useState<{ readonly example: string | undefined; readonly text: string }>();
  /** In one drawing with what comes of the move: whoever types on at once begins with an empty box. */
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wordsOf(text).length === 0) return;
    const refusal = refusalOf(text, { language, example, enter });
    setTrouble(refusal === undefined ? undefined : { example, text: refusal });
    if (refusal === undefined) setText('');
  };
  if (!isOpen && example === undefined) return null;
  if (!isOpen) {
    return (
      <button type="button" className={`${styles.opener} ${className ?? ''}`} onClick={() => setIsOpen(true)}>
        <KeyboardIcon />
        {label}
      </button>
    );
  }
  return (
    <form className={`${styles.notation} ${className ?? ''}`} onSubmit={submit}>
      <input
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label={label}
        aria-describedby={id}
        placeholder={example === undefined ? label : labelled(language, label, example)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Moves are typed alike in every language.
        translate="no"
        // Whoever opened it wants to type.
        ref={focusOnce}
      />
      <button type="submit">{submitLabel}</button>
      <p id={id} role="status">
        {trouble?.example === example && trouble?.text}
      </p>
    </form>
  );
}

/** Plays what was typed, or says why not. */
function refusalOf(
  text: string,
  { language, example, enter }: Pick<NotationProps, 'language' | 'example' | 'enter'>,
): string | undefined {
  if (example === undefined) return notAskedText(language);
  try {
    return enter(text);
  } catch (error) {
    if (error instanceof BadInput) return unreadText(language, error, text, example);
    throw error;
  }
}

const focusOnce = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });

const KeyboardIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="2.5" y="6" width="19" height="12" rx="2.5" fill="none" stroke="currentColor" strokeWidth="2" />
    <path
      d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
);
