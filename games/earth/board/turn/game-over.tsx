import { itemAt, type Result, type Viewer } from '@grove/kernel';
import { Choices, Question } from '@grove/game-kit/board/question';
import { result as resultOf } from '../../rules/result.ts';
import type { State } from '../../rules/state.ts';
import type { Speech } from '../model/speech.ts';
import type { Screen } from '../model/use-screen.tsx';
import styles from './turn-panel.module.css';

interface GameOverProps extends Pick<Screen['board'], 'viewer' | 'controls' | 'after'> {
  readonly state: State;
  readonly speech: Speech;
}

/** Who won, and what comes after. */
export function GameOver({ state, viewer, controls, after, speech }: GameOverProps) {
  const { final } = speech.table;
  return (
    <div className={styles.panel} data-kind="over">
      <Question
        plain
        title={verdict(resultOf(state), state.gaia !== null, viewer, speech)}
        note={final.note}
        refusal={undefined}
      >
        {controls ?? (
          <Choices label={speech.table.choices}>
            {after?.actions}
            {after?.files}
          </Choices>
        )}
      </Question>
    </div>
  );
}

/** Alone one wins or loses against Gaia (E17.12); else somebody has most. */
function verdict({ totals, winners }: Result, hasGaia: boolean, viewer: Viewer, speech: Speech): string {
  const { final } = speech.table;
  if (hasGaia) return winners.length > 0 ? final.beatsGaia(itemAt(totals, 0)) : final.gaiaWins;
  return winners.some((seat) => seat === viewer) ? final.youWin : final.wins(winners.map(speech.nameOf).join(', '));
}
