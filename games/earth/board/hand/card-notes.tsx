import type { Language } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import { reasonFor } from './reasons.ts';
import styles from './card-notes.module.css';

interface CardNotesProps {
  readonly state: State;
  readonly seat: number;
  readonly card: number;
  readonly language: Language;
  readonly className?: string | undefined;
}

/** What there is to say about a card of the own hand now: whether it can be used, what is missing, what it would add. */
export function CardNotes({ state, seat, card, language, className }: CardNotesProps) {
  const player = state.players[seat];
  if (!player.hand.includes(card)) return null;
  const reason = reasonFor(player, card, language);
  return (
    <div className={`${styles.notes} ${className ?? ''}`}>
      <p className={styles.reason} data-ready={reason.isReady || undefined}>
        {reason.text}
      </p>
    </div>
  );
}
