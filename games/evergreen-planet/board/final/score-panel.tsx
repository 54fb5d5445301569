import { Panel } from '@grove/game-kit/board/panel';
import { ScoreTable } from '@grove/game-kit/board/score-table';
import type { Screen } from '../model/use-screen.tsx';
import { outcomeOf } from './outcome.tsx';
import styles from './final.module.css';

interface ScorePanelProps extends Pick<Screen, 'view' | 'calendar' | 'season' | 'speech'> {
  readonly className?: string | undefined;
}

/** What every total is made of, beside a planet that is looked at after the end. */
export function ScorePanel({ view, calendar, season, speech, className }: ScorePanelProps) {
  return (
    <Panel title={speech.board.end.title} className={className} spot="final">
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={speech.board.end.title}>
        <ScoreTable outcome={outcomeOf(view, calendar.sideOf(season), speech)} language={speech.language} isBare />
      </div>
    </Panel>
  );
}
