import { Question } from '@grove/game-kit/board/question';
import { BackToResult } from '@grove/game-kit/board/use-result';
import { outcomeOf, verdictOf } from '../final/outcome.tsx';
import type { Screen } from '../model/use-screen.tsx';
import styles from './turn-panel.module.css';

/** Who has won, over the steps of a replay or on the way back to the result. */
export function GameOver({ board, turn, speech, result }: Pick<Screen, 'board' | 'turn' | 'speech' | 'result'>) {
  const { state } = turn.model;
  const verdict = verdictOf(outcomeOf(state, board.viewer, speech), state, speech);
  return (
    <div className={styles.panel} data-kind="over">
      {board.controls ? (
        <Question plain title={verdict} note="" refusal={undefined}>
          {board.controls}
        </Question>
      ) : (
        <BackToResult plain language={speech.language} verdict={verdict} result={result} />
      )}
    </div>
  );
}
