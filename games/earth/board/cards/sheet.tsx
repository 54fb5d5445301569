import { type ReactNode, useEffect, useRef } from 'react';
import question from '@grove/game-kit/board/choice.module.css';
import styles from './sheet.module.css';

interface SheetProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly close: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A sheet above the table: a large card, two side by side, the whole hand. Escape and a click beside it close it. */
export function Sheet({ label, closeLabel, close, wide = false, children }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  /** A long press that opened the sheet ends beside it; only a press that also began there closes it. */
  const pressedBeside = useRef(false);
  useEffect(() => sheet.current?.showModal(), []);
  // The browser closes it, so that the focus goes back to where it was.
  const shut = () => sheet.current?.close();
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      data-wide={wide || undefined}
      aria-label={label}
      onClose={close}
      onPointerDown={({ target }) => {
        pressedBeside.current = target === sheet.current;
      }}
      onClick={({ target }) => pressedBeside.current && target === sheet.current && shut()}
    >
      <div className={styles.inside}>{children}</div>
      <button type="button" className={`${question.button} ${question.primary}`} onClick={shut}>
        {closeLabel}
      </button>
    </dialog>
  );
}
