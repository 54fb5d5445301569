import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Speech } from '../model/speech.ts';
import styles from './more.module.css';
import question from './question.module.css';

interface MoreProps {
  readonly speech: Speech;
  readonly children: ReactNode;
}

/** What small screens have no room for: the season's balance, the suns to come, the log and the box for typed moves. */
export function More({ speech, children }: MoreProps) {
  const { more, close } = speech.board.choose;
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={`${question.button} ${styles.opener}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {more}
      </button>
      {isOpen && (
        <dialog ref={sheet} className={styles.sheet} aria-label={more} onClose={() => setIsOpen(false)}>
          {children}
          <button type="button" className={`${question.button} ${question.primary}`} onClick={() => setIsOpen(false)}>
            {close}
          </button>
        </dialog>
      )}
    </>
  );
}
