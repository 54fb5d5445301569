import { exchangeSentence } from '../model/benefits.ts';
import { planFor } from '../model/plan.ts';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import styles from './plan.module.css';

interface PreviewProps {
  readonly color: number;
  readonly turn: Turn;
  readonly speech: Speech;
}

/** Everything that a colour would activate, as things are now. */
export function Preview({ color, turn, speech }: PreviewProps) {
  const { state, seat } = turn.model;
  const steps = planFor(state, seat, color, 'first', turn.plan.habits.skips);
  const { preview } = speech.table;
  return (
    <div className={styles.preview}>
      <p className={styles.head}>{preview.activates(steps.length)}</p>
      {steps.length > 0 && (
        <ul className={styles.list} tabIndex={0} aria-label={preview.activates(steps.length)}>
          {steps.map(({ source, card, pays, gains, payable }) => (
            <li key={source} className={styles.line} data-off={!payable || undefined}>
              <span className={styles.name}>{speech.card(card)}</span>
              <span className={styles.what}>{payable ? exchangeSentence(speech, pays, gains) : preview.cannotPay}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
