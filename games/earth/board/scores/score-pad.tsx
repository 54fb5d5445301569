import { Panel } from '@grove/game-kit/board/panel';
import { ScoreTable } from '@grove/game-kit/board/score-table';
import type { Viewer } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { outcomeOf } from '../final/outcome.tsx';
import type { Speech } from '../model/speech.ts';
import styles from './score-pad.module.css';

export interface ScorePadProps {
  /** A state that agrees with the view. */
  readonly state: State;
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** E15.1: the ten lines of everybody, as if the game ended now or at its end; wide pads scroll in their own box. */
export function ScorePad({ state, viewer, speech, className }: ScorePadProps) {
  const { now, final } = cardWords[speech.language].scores;
  const isOver = state.phase === 'over';
  const title = isOver ? final : now;
  return (
    <Panel title={title} className={`${styles.pad} ${className ?? ''}`} spot="final">
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <ScoreTable outcome={outcomeOf(state, viewer, speech)} language={speech.language} isBare isRunning={!isOver} />
      </div>
    </Panel>
  );
}
