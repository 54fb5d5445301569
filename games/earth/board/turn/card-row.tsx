import { type KeyboardEvent, useRef, useState } from 'react';
import { SmallFace } from '../cards/small-face.tsx';
import type { Speech } from '../model/speech.ts';
import styles from './card-row.module.css';

interface CardRowProps {
  readonly label: string;
  readonly cards: readonly number[];
  readonly chosen: readonly number[];
  readonly speech: Speech;
  readonly tap: (card: number) => void;
  readonly look: (card: number | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 };

/** Cards to choose from, side by side: one tab stop, arrows move. */
export function CardRow({ label, cards, chosen, speech, tap, look }: CardRowProps) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const at = Math.min(current, cards.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in STEPS)) return;
    const next = Math.min(cards.length - 1, Math.max(0, at + STEPS[event.key]));
    buttons.current[next]?.focus();
    event.preventDefault();
  };
  return (
    <div className={styles.row} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {cards.map((card, i) => (
        <button
          key={card}
          ref={(button) => {
            buttons.current[i] = button;
          }}
          type="button"
          className={styles.card}
          aria-label={speech.card(card)}
          aria-pressed={chosen.includes(card)}
          tabIndex={i === at ? 0 : -1}
          onClick={() => tap(card)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(card)}
          onPointerLeave={() => look(undefined)}
          onFocus={() => {
            setCurrent(i);
            look(card);
          }}
          onBlur={() => look(undefined)}
        >
          <SmallFace card={card} language={speech.language} />
        </button>
      ))}
    </div>
  );
}
