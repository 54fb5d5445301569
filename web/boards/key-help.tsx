import { type BoardKey, keysNow } from '@grove/game-kit/board/keys';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../language.tsx';
import './key-help.css';

/** On `?`: the keys that do something now. */
export function KeyHelp() {
  const words = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const [keys, setKeys] = useState<readonly BoardKey[]>([]);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isField = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
      if (key !== '?' || isField) return;
      setKeys(keysNow());
      sheet.current?.showModal();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog ref={sheet} className="sheet" aria-label={words.keys}>
      <form method="dialog">
        <h2>{words.keys}</h2>
        <dl className="key-help">
          {keys.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{key === ' ' ? words.spaceBar : key.toUpperCase()}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <button type="submit" className="button act">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}
