import { BadInput, wordsOf } from '@grove/kernel';
import { useId, useState } from 'react';
import { labelled } from '../../labelled.ts';
import type { Language } from '../../language.ts';
import { unreadText } from '../../unread-words.ts';
import styles from './notation.module.css';

interface NotationProps {
  readonly language: Language;
  readonly label: string;
  /** A step that is possible now, as an invitation. */
  readonly example: string;
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
  const [trouble, setTrouble] = useState('');
  const submit = () => {
    if (wordsOf(text).length === 0) return;
    try {
      const refusal = enter(text);
      setTrouble(refusal ?? '');
      if (refusal === undefined) setText('');
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setTrouble(unreadText(language, error, text, example));
    }
  };
  if (!isOpen) {
    return (
      <button type="button" className={`${styles.opener} ${className ?? ''}`} onClick={() => setIsOpen(true)}>
        <KeyboardIcon />
        {label}
      </button>
    );
  }
  return (
    <form className={`${styles.notation} ${className ?? ''}`} action={submit}>
      <input
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-label={label}
        aria-describedby={id}
        placeholder={labelled(language, label, example)}
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
        {trouble}
      </p>
    </form>
  );
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
