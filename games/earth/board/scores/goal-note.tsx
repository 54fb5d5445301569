import { withColon } from '@grove/game-kit';
import choice from '@grove/game-kit/board/choice.module.css';
import { useKeys } from '@grove/game-kit/board/keys';
import { itemAt } from '@grove/kernel';
import { useState } from 'react';
import { cards } from '../../material/cards.ts';
import type { GoalForecast } from '../../rules/goal.ts';
import { claimWorth } from '../../rules/score/claims.ts';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { CardSheet } from '../cards/card-sheet.tsx';
import { Sentences } from '../cards/sentences.tsx';
import type { Speech } from '../model/speech.ts';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { Standings } from './standings.tsx';
import styles from './goal-note.module.css';

interface GoalNoteProps {
  readonly goal: GoalForecast;
  /** A state that agrees with the view. */
  readonly state: State;
  readonly speech: Speech;
  readonly close: () => void;
  readonly className?: string | undefined;
}

/** The goal whose cards are ringed on the island: how far its player is, and what is missing. */
export function GoalNote({ goal, state, speech, close, className }: GoalNoteProps) {
  const [isRead, read] = useState(false);
  const words = cardWords[speech.language];
  const { card, seat, counted } = goal;
  useKeys(() => [{ key: 'escape', label: words.goal.hide, act: close }]);
  return (
    <section className={`${styles.note} ${className ?? ''}`} aria-label={speech.card(card)}>
      <div className={styles.text}>
        <h3>
          <SeatMark sign={speech.signOf(seat)} className={styles.mark} />
          {speech.card(card)}
        </h3>
        <p className={styles.stand} role="status">
          <span className="visually-hidden">{withColon(speech.language, speech.labelOf(seat))} </span>
          {standingTexts(goal, state, speech).map((text, i) => (i === 0 ? <b key={text}>{text}</b> : text))}
        </p>
        {counted.seat !== seat && <p>{words.goal.countedAt(speech.labelOf(counted.seat))}</p>}
        <Sentences card={card} language={speech.language} className={styles.sentences} />
        <div className={styles.everybody}>
          <Standings state={state} card={card} speech={speech} />
        </div>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={choice.button} aria-haspopup="dialog" onClick={() => read(true)}>
          {words.goal.read}
        </button>
        <button type="button" className={choice.button} aria-label={words.goal.hide} onClick={close}>
          <Cross />
        </button>
      </div>
      {isRead && (
        <CardSheet card={card} language={speech.language} close={() => read(false)}>
          <Standings state={state} card={card} speech={speech} />
        </CardSheet>
      )}
    </section>
  );
}

/** What there is, then what is missing. */
function standingTexts({ card, seat, count, points, nextAt, nextPoints }: GoalForecast, state: State, speech: Speech) {
  const { goal, scores } = cardWords[speech.language];
  const need = itemAt(itemAt(cards, card).abilities, 0).need?.n;
  if (need === undefined) {
    return [goal.counted(count, points), nextAt === 0 ? goal.most : goal.next(nextAt - count, nextPoints)];
  }
  const rank = state.claims[state.fauna.indexOf(card)]?.indexOf(seat) ?? -1;
  const claimed = rank < 0 ? [] : [scores.claimedBy(claimWorth(state.options, rank), speech.labelOf(seat))];
  const left = nextAt === 0 ? goal.met : goal.missing(nextAt - count);
  return [scores.faunaAt(count, need), ...(claimed.length > 0 ? claimed : [left])];
}

const Cross = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
    <path d="M6 6l12 12M18 6L6 18" />
  </svg>
);
