import type { Language } from '@grove/game-kit';
import { cardWords } from '../../words/cards/index.ts';
import styles from './counts-mark.module.css';

/** A tick at the corner of a card that counts for the goal that is shown. */
export const CountsMark = ({ language }: { readonly language: Language }) => (
  <span className={styles.mark}>
    <span className="visually-hidden">, {cardWords[language].goal.counts}</span>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M5 12.5l4.500 4.500L19 7.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.600"
        strokeLinecap="round"
      />
    </svg>
  </span>
);
