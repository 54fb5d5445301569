import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { useRef, useState } from 'react';
import { useRoving } from '@grove/game-kit/board/use-roving';
import { useSpot } from '@grove/game-kit/board/help';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { CardSheet } from '../cards/card-sheet.tsx';
import { CardNotes } from './card-notes.tsx';
import { HandCard } from './hand-card.tsx';
import { HandSheet } from './hand-sheet.tsx';
import { reasonFor } from './reasons.ts';
import { useArrangement } from './use-arrangement.tsx';
import { useMarkedInView } from './use-marked-in-view.tsx';
import styles from './hand.module.css';

export interface HandProps {
  /** A state that agrees with the view. */
  readonly state: State;
  readonly seat: number;
  readonly language: Language;
  /** The hand, or cards that lie open to be chosen from in its place. */
  readonly cards: readonly number[];
  readonly chosen?: number | undefined;
  /** Several cards that are chosen together. */
  readonly marked?: readonly number[];
  readonly choose: (card: number) => void;
  /** The card pointed at or focused, and undefined when it is left. */
  readonly look?: (card: number | undefined) => void;
  readonly title?: string;
  readonly className?: string | undefined;
}

const NONE: readonly number[] = [];

/** The hand as a row that scrolls in itself. A button at its head opens all of it with tools to sort, filter, mark and compare. */
export function Hand(props: HandProps) {
  const { state, seat, language, cards: hand, chosen, marked = NONE, choose, look, className } = props;
  const words = cardWords[language];
  const player = itemAt(state.players, seat);
  const reasonOf = (card: number) => (player.hand.includes(card) ? reasonFor(player, card, language) : undefined);
  const arrangement = useArrangement(hand, (card) => reasonOf(card)?.isReady ?? true);
  const [opened, open] = useState<number | 'all'>();
  const rove = useRoving(arrangement.cards.length);
  const spot = useSpot();
  const row = useRef<HTMLDivElement>(null);
  useMarkedInView(row, marked);
  const isFiltered = arrangement.cards.length < hand.length;
  const title = props.title ?? words.hand.title;
  return (
    <div className={`${styles.hand} ${className ?? ''}`}>
      <button
        type="button"
        className={styles.opener}
        data-origin="deck"
        aria-haspopup="dialog"
        aria-label={words.hand.overview(hand.length)}
        onClick={() => open('all')}
      >
        <Fan />
        <span>{isFiltered ? `${arrangement.cards.length}/${hand.length}` : hand.length}</span>
      </button>
      <div ref={row} className={styles.row} role="toolbar" aria-label={title} {...spot('hand')}>
        {arrangement.cards.map((card, i) => (
          <div key={card} className={styles.place}>
            <HandCard
              card={card}
              language={language}
              reason={reasonOf(card)}
              isChosen={card === chosen || marked.includes(card)}
              isMarked={arrangement.isMarked(card)}
              roving={rove(i)}
              choose={() => choose(card)}
              open={() => open(card)}
              look={(looks) => look?.(looks ? card : undefined)}
              mark={() => arrangement.toggleMark(card)}
            />
          </div>
        ))}
        {arrangement.cards.length === 0 && (
          <p className={styles.empty}>{hand.length === 0 ? words.hand.empty : words.hand.shown(0, hand.length)}</p>
        )}
      </div>
      {opened === 'all' && (
        <HandSheet
          {...props}
          title={title}
          arrangement={arrangement}
          reasonOf={reasonOf}
          close={() => open(undefined)}
        />
      )}
      {typeof opened === 'number' && (
        <CardSheet card={opened} language={language} close={() => open(undefined)}>
          <CardNotes state={state} seat={seat} card={opened} language={language} />
        </CardSheet>
      )}
    </div>
  );
}

const Fan = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 8l6-3 6 12-6 3z" opacity=".45" />
    <path d="M9 4h7v14H9z" />
    <path d="M17 5l5 3-6 11-1-1z" opacity=".45" />
  </svg>
);
