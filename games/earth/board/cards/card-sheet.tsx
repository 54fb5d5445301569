import type { Language } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { CardPageLink } from '@grove/game-kit/board/help';
import { idOf } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { LargeFace } from './large-face.tsx';
import { Sentences } from './sentences.tsx';
import { Sheet } from './sheet.tsx';
import styles from './card-sheet.module.css';

interface CardSheetProps {
  readonly card: number;
  readonly language: Language;
  readonly sprouts?: number;
  readonly growth?: number;
  readonly close: () => void;
  /** What there is to say about the card now. */
  readonly children?: ReactNode;
}

/** A card to be read, above the table. */
export function CardSheet({ card, language, sprouts = 0, growth = 0, close, children }: CardSheetProps) {
  return (
    <Sheet label={cardName(card, language)} closeLabel={cardWords[language].close} close={close}>
      <div className={styles.stack}>
        <LargeFace card={card} language={language} sprouts={sprouts} growth={growth} className={styles.card} />
        <div className={styles.notes}>
          <Sentences card={card} language={language} className={styles.sentences} />
          {children}
          <CardPageLink card={idOf(card)} />
        </div>
      </div>
    </Sheet>
  );
}
