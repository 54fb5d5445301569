import { useMemo } from 'react';
import { itemAt } from '@grove/kernel';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { reactionLines } from '../gaia/gaia-text.ts';
import { exchangeSentence } from '../model/benefits.ts';
import { afterBenefit, outlookFor, outlookText } from '../model/outlook.ts';
import { planFor } from '../model/plan.ts';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import styles from './plan.module.css';

interface PreviewProps {
  readonly color: number;
  readonly turn: Turn;
  readonly speech: Speech;
}

/** Everything that a colour would activate once its benefit is taken, and what the others would get from it. */
export function Preview({ color, turn, speech }: PreviewProps) {
  const { state, seat, task } = turn.model;
  const isChoosing = task?.kind === 'color';
  const then = useMemo(() => (isChoosing ? afterBenefit(state, seat, color) : state), [isChoosing, state, seat, color]);
  const steps = planFor(then, seat, color, 'first', turn.plan.habits.skips);
  const { preview } = speech.table;
  return (
    <div className={styles.preview}>
      <p className={styles.head}>{preview.activates(steps.length)}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={preview.activates(steps.length)}>
        {steps.length > 0 && (
          <ul className={styles.list}>
            {steps.map(({ source, card, pays, gains, payable }) => (
              <li key={source} className={styles.line} data-off={!payable || undefined}>
                <span className={styles.name}>{speech.card(card)}</span>
                <span className={styles.what}>
                  {payable ? exchangeSentence(speech, pays, gains) : preview.cannotPay}
                </span>
              </li>
            ))}
          </ul>
        )}
        {isChoosing && <Others color={color} turn={turn} speech={speech} />}
      </div>
    </div>
  );
}

/** What the colour would give to everybody else at the table. */
function Others({ color, turn, speech }: PreviewProps) {
  const { state, seat, view } = turn.model;
  const others = state.players.map((_, other) => other).filter((other) => other !== seat);
  const name = itemAt(ACTION_COLORS, color);
  const reaction =
    view.gaia === null ? undefined : reactionLines(state, speech.language).find((line) => line.color === name);
  return (
    <>
      {others.length > 0 && <p className={styles.head}>{speech.table.preview.others}</p>}
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other}>
            <SeatMark sign={speech.signOf(other)} />
            <span>
              <b>{speech.nameOf(other)}</b> {outlookText(speech, outlookFor(state, other, color))}
            </span>
          </li>
        ))}
        {reaction && (
          <li>
            <SeatMark sign={speech.signOf(view.players.length)} />
            <span>
              <b>{speech.nameOf(view.players.length)}</b> {reaction.text}
            </span>
          </li>
        )}
      </ul>
    </>
  );
}
