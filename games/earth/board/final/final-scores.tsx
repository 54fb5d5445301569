import { Panel } from '@grove/game-kit/board/panel';
import { ScoreTable } from '@grove/game-kit/board/score-table';
import type { Viewer } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import type { Speech } from '../model/speech.ts';
import { outcomeOf } from './outcome.tsx';
import styles from './final.module.css';

interface FinalScoresProps {
  /** A state that agrees with the view. */
  readonly state: State;
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** The whole score pad beside an island that is looked at after the end; wide tables scroll in their own box. */
export function FinalScores({ state, viewer, speech, className }: FinalScoresProps) {
  const { title } = cardWords[speech.language].scores;
  return (
    <Panel title={title} className={`${styles.scores} ${className ?? ''}`} spot="final">
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <ScoreTable outcome={outcomeOf(state, viewer, speech)} language={speech.language} isBare />
      </div>
    </Panel>
  );
}
