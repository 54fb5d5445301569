import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../language.tsx';
import { positionBeside } from '../learn/card-position.ts';
import { openRules } from '../rulebook/use-rulebook.ts';
import { type AskedIcon, closeIcon, leaveIcons } from './use-icon-help.ts';
import { useLegend } from './use-legend.ts';

/** An icon large, with its name, a sentence and the way to its rule. A tap beside it, or Escape, puts it away. */
export function IconCard({ asked }: { readonly asked: AskedIcon }) {
  const words = useWords();
  const title = useId();
  const card = useRef<HTMLDialogElement>(null);
  const { items, symbols } = useLegend(asked.game);
  const [drawSymbols] = useState(() => symbols !== undefined && document.getElementById(symbols.id) === null);
  const item = items.get(asked.icon);
  useLayoutEffect(() => {
    if (card.current === null) return;
    if (!card.current.open) card.current.showModal();
    place(card.current, asked);
  }, [item, asked]);
  if (item === undefined) return null;
  const { icon, name, text, rule } = item;
  return (
    <dialog
      ref={card}
      className="icon-card"
      aria-labelledby={title}
      onClose={closeIcon}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {drawSymbols && symbols?.draw()}
      <div className="icon-card-paper">
        <span className="icon-card-icon" aria-hidden="true">
          {icon}
        </span>
        <h2 id={title}>{name}</h2>
        {text !== undefined && <p>{text}</p>}
        <div className="icon-card-foot">
          {rule !== undefined && (
            <button
              type="button"
              className="icon-card-rule"
              onClick={() => {
                leaveIcons();
                openRules(asked.game, rule);
              }}
            >
              {words.rule(rule)}
            </button>
          )}
          <button type="button" className="button" onClick={() => card.current?.close()}>
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Beside the icon, so that both can be seen. */
function place(card: HTMLElement, { at }: AskedIcon): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const window = { width: innerWidth, height: innerHeight };
  const { left, top } = positionBeside({ width, height }, { about: [at], pressed: [], read: [], way: [] }, window);
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
}
