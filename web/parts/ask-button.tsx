import { useId, useRef } from 'react';
import { useWords } from '../language.tsx';

interface AskButtonProps {
  readonly label: string;
  /** What it means to do it. */
  readonly question: string;
  readonly act: () => void;
  readonly className?: string;
  /** How it is told apart from others with the same label. */
  readonly name?: string;
}

/** A button for what is not easily undone: it asks once, in a dialog where a second tap at the same place does no harm. */
export function AskButton({ label, question, act, className = 'button', name }: AskButtonProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const sure = () => {
    dialog.current?.close();
    act();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className="sheet ask" aria-labelledby={id}>
        <p id={id}>{question}</p>
        <div className="acts">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {words.back}
          </button>
          <button type="button" className="button grave" onClick={sure}>
            {label}
          </button>
        </div>
      </dialog>
    </>
  );
}
