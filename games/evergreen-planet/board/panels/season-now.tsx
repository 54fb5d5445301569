import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import type { Forecast } from '../../rules/forecast.ts';
import type { Speech } from '../model/speech.ts';
import { Icon, Panel } from '@grove/game-kit/board/panel';
import styles from './season-now.module.css';

interface SeasonNowProps {
  readonly forecast: Forecast;
  readonly season: number;
  readonly speech: Speech;
  /** Whose score it is, where it is not the viewer's. */
  readonly owner: string | undefined;
  readonly className?: string | undefined;
}

/** What the season would bring if it ended now. */
export const SeasonNow = memo(function SeasonNow(props: SeasonNowProps) {
  const {
    forecast,
    season,
    speech: { words, board },
    owner,
    className,
  } = props;
  const light = forecast.light[season] ?? 0;
  return (
    <Panel title={board.ifEnded(itemAt(words.seasons, season))} note={owner} className={className}>
      <dl className={styles.rows}>
        <div>
          <dt>
            <Icon href="#p-sun" />
            {board.lightRow}
          </dt>
          <dd>{light}</dd>
        </div>
        <div>
          <dt>
            <Icon href="#p-small" means="forest" />
            {board.forestRow}
          </dt>
          <dd>{forecast.forest}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{board.wouldHave}</dt>
          <dd>{forecast.scored + light + forecast.forest}</dd>
        </div>
      </dl>
    </Panel>
  );
});
