import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Spot } from '../../guide/lesson.ts';
import { useSpot } from './help.tsx';
import question from './choice.module.css';
import styles from './more.module.css';

interface MoreProps {
  /** What the sheet is called, on its button too. */
  readonly label: string;
  readonly closeLabel: string;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  /** What lessons call its button. */
  readonly spot?: Spot | undefined;
  readonly children: ReactNode;
}

/** Whether what was pressed goes on at the table, such as a step of the game. */
const leadsBack = (pressed: EventTarget): boolean =>
  pressed instanceof Element && pressed.closest('[data-leads-back]:not([aria-disabled=true])') !== null;

/** What a screen has no room for, such as the log or the box for typed moves: a button opens it as a sheet. */
export function More({ label, closeLabel, icon, className, spot, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const spotOf = useSpot();
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={`${question.button} ${className ?? styles.opener}`}
        {...spotOf(spot)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {icon}
        <span>{label}</span>
      </button>
      {isOpen && (
        <dialog
          ref={sheet}
          className={styles.sheet}
          aria-label={label}
          onClick={({ target }) => leadsBack(target) && setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        >
          {children}
          <button type="button" className={`${question.button} ${question.primary}`} onClick={() => setIsOpen(false)}>
            {closeLabel}
          </button>
        </dialog>
      )}
    </>
  );
}
