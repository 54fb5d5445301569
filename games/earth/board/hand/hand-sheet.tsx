import { itemAt } from '@grove/kernel';
import { useState } from 'react';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { LargeFace } from '../cards/large-face.tsx';
import { Sentences } from '../cards/sentences.tsx';
import { Sheet } from '../cards/sheet.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { spokenCard } from '../cards/spoken.ts';
import { CardNotes } from './card-notes.tsx';
import type { HandProps } from './hand.tsx';
import { HandTools } from './hand-tools.tsx';
import type { HandReason } from './reasons.ts';
import type { Arrangement } from './use-arrangement.tsx';
import styles from './hand-sheet.module.css';

interface HandSheetProps extends HandProps {
  readonly title: string;
  readonly arrangement: Arrangement;
  readonly reasonOf: (card: number) => HandReason | undefined;
  readonly close: () => void;
}

/** The whole hand with its tools. The last two cards that were tapped stand large beside each other. */
export function HandSheet({ title, arrangement, reasonOf, close, language, cards: hand, state, seat }: HandSheetProps) {
  const words = cardWords[language];
  const [picked, pick] = useState<readonly number[]>([]);
  const isPicked = (card: number) => picked.includes(card);
  const tap = (card: number) =>
    pick((before) => (before.includes(card) ? before.filter((one) => one !== card) : [...before.slice(-1), card]));
  return (
    <Sheet label={title} closeLabel={words.close} close={close} wide>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p className="second">{words.hand.shown(arrangement.cards.length, hand.length)}</p>
        <HandTools arrangement={arrangement} language={language} />
      </header>
      <p className={styles.hint} role="status">
        {picked.length === 2
          ? words.hand.comparing(cardName(itemAt(picked, 0), language), cardName(itemAt(picked, 1), language))
          : words.hand.compareHint}
      </p>
      <div className={styles.body} data-pair={picked.length === 2 || undefined}>
        <ul className={styles.grid}>
          {arrangement.cards.map((card) => (
            <li key={card}>
              <button type="button" className={styles.card} aria-pressed={isPicked(card)} onClick={() => tap(card)}>
                <span className="visually-hidden">
                  {[spokenCard(card, language), reasonOf(card)?.text].filter(Boolean).join('. ')}
                </span>
                <SmallFace card={card} language={language} />
              </button>
            </li>
          ))}
        </ul>
        {picked.length > 0 && (
          <div className={styles.pair} role="group" aria-label={words.hand.compare}>
            {picked.map((card) => (
              <div key={card} className={styles.large}>
                <LargeFace card={card} language={language} />
                <Sentences card={card} language={language} className={styles.sentences} />
                <CardNotes state={state} seat={seat} card={card} language={language} />
                <button type="button" className="button" onClick={() => arrangement.toggleMark(card)}>
                  {arrangement.isMarked(card) ? words.hand.unmark : words.hand.mark}
                </button>
              </div>
            ))}
            <button type="button" className={`button ${styles.back}`} onClick={() => pick([])}>
              {words.hand.back}
            </button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
