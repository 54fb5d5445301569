import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';
import './tall-sheet.css';

interface TallSheetProps {
  readonly label: string;
  /** Says how wide it may be. */
  readonly className: string;
  readonly close: () => void;
  /** What scrolls. */
  readonly children: ReactNode;
}

/** Much to read, over the game that goes on behind it. It is open as long as it is there. */
export function TallSheet({ label, className, close, children }: TallSheetProps) {
  const words = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog
      ref={sheet}
      className={`sheet tall-sheet ${className}`}
      aria-label={label}
      // Something in it may open a sheet of its own; closing that closes only itself.
      onClose={({ target }) => target === sheet.current && close()}
    >
      {children}
      <form method="dialog">
        <button type="submit" className="button act">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
