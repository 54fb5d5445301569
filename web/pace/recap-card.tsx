import { pointing } from '@grove/game-kit/board/point';
import { type CSSProperties, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../language.tsx';
import type { useRecap } from './use-recap.ts';
import './recap.css';

/**
 * What the others did since the person's last turn, player by player: a button beside the menu, and a card that stays until it is
 * closed. It opens by itself for somebody who comes back to a table that went on.
 */
export function Recap({ recap: { key, players, isReturn } }: { readonly recap: ReturnType<typeof useRecap> }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isReturn && key > 1 && players.length > 0);
  if (players.length === 0) return null;
  return (
    <>
      <button
        type="button"
        ref={button}
        className="menu-button recap-button"
        aria-label={words.sinceYourTurn}
        title={words.sinceYourTurn}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
            <path d="M5.5 8A8 8 0 1 1 4 12.5M5 3.5V8h4.5" />
            <path d="M12 8v4.5l3 1.8" />
          </g>
        </svg>
      </button>
      {isOpen &&
        // Over the whole board, not only over the corner that the button stands in.
        createPortal(
          <section className="recap" aria-label={words.sinceYourTurn} style={besideButton(button.current)}>
            <div className="recap-head">
              <h2>{words.sinceYourTurn}</h2>
              <button type="button" className="menu-button" aria-label={words.close} onClick={() => setIsOpen(false)}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
                </svg>
              </button>
            </div>
            {players.map(({ seat, name, lines }) => (
              <div key={seat ?? name} className="recap-player">
                <h3>{name}</h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line.key} tabIndex={line.places.length > 0 ? 0 : undefined} {...pointing(line.places)}>
                      {line.text}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>,
          document.body,
        )}
    </>
  );
}

/** Under a button at the right edge; a button at the left has seats under it, so the card stands beside them. */
function besideButton(button: HTMLElement | null): CSSProperties | undefined {
  const { right = innerWidth } = button?.getBoundingClientRect() ?? {};
  return right < innerWidth / 3 ? { left: `${right + 24}px`, right: 'auto' } : undefined;
}
