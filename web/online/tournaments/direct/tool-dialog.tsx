import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useWords } from '../../../language.tsx';

interface ToolDialogProps {
  readonly label: string;
  /** What it means to do it, or what is to be chosen. */
  readonly question: string;
  /** Whether it was done; else the dialog stays open with what was typed. */
  readonly act: () => Promise<boolean>;
  readonly trouble?: string;
  readonly className?: string;
  /** How the button is told apart from others with the same label. */
  readonly name?: string;
  /** What is to be filled in. */
  readonly children?: ReactNode;
}

/** A button for what a director does: it asks once, with the fields that it needs. */
export function ToolDialog({ label, question, act, trouble, className = 'button', name, children }: ToolDialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act().then((isDone) => isDone && dialog.current?.close());
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
      <dialog ref={dialog} className="sheet ask tool-dialog" aria-labelledby={id}>
        <form onSubmit={submit}>
          <p id={id}>{question}</p>
          {children}
          <p className="refusal" role="alert">
            {trouble}
          </p>
          <div className="acts">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {words.back}
            </button>
            <button type="submit" className="button act">
              {label}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
