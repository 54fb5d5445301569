import { useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';
import { Reference } from './reference.tsx';
import { closeRules, useRules } from './use-rules.ts';

/** The rules over a game that goes on behind them. */
export function RulesSheet() {
  const words = useWords();
  const { opened } = useRules();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened !== undefined && sheet.current?.open === false) sheet.current.showModal();
  }, [opened]);
  if (opened === undefined) return null;
  return (
    <dialog ref={sheet} className="sheet rules-sheet" aria-label={words.rules} onClose={closeRules}>
      <Reference key={opened.rule} game={opened.game} rule={opened.rule} />
      <form method="dialog">
        <button type="submit" className="button act">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
