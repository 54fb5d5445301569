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

/** Every decision can be typed: a step or a whole turn in the game's notation. */
export function Notation({ language, label, example, submitLabel, enter, className }: NotationProps) {
  const id = useId();
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
      />
      <button type="submit">{submitLabel}</button>
      <p id={id} role="status">
        {trouble}
      </p>
    </form>
  );
}
