import type { Seat } from '@grove/kernel';
import type { Speech } from '../model/speech.ts';
import styles from './covered-hand.module.css';

interface CoveredHandProps {
  readonly owner: Seat;
  readonly cards: number;
  readonly uncover: () => void;
  readonly speech: Speech;
}

const MOST_BACKS = 8;

/** The hand face down, while several people look at the screen; its owner turns it up. */
export const CoveredHand = ({ owner, cards, uncover, speech }: CoveredHandProps) => (
  <div className={styles.hand}>
    {Array.from({ length: Math.min(cards, MOST_BACKS) }, (_, i) => (
      <span key={i} className={styles.back} aria-hidden="true" />
    ))}
    <button type="button" className={styles.uncover} onClick={uncover}>
      {speech.table.showHand(speech.nameOf(owner), cards)}
    </button>
  </div>
);
