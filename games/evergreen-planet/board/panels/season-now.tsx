import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import type { Forecast } from '../../rules/forecast.ts';
import type { Speech } from '../model/speech.ts';
import type { SeasonEnd } from '../model/use-season-end.tsx';
import { Icon, Panel } from '@grove/game-kit/board/panel';
import styles from './season-now.module.css';

interface SeasonNowProps {
  readonly forecast: Forecast;
  readonly season: number;
  /** The season whose end is being shown, and whose planet is: then it is told what that season brought. */
  readonly ended: SeasonEnd | undefined;
  readonly seat: number;
  readonly speech: Speech;
  /** Whose score it is, where it is not the viewer's. */
  readonly owner: string | undefined;
  readonly className?: string | undefined;
}

/** What the season would bring if it ended now; while its end is shown, what it has brought. */
export const SeasonNow = memo(function SeasonNow(props: SeasonNowProps) {
  const { speech, owner, className } = props;
  const { board } = speech;
  const { title, light, forest, sumLabel, sum } = props.ended ? brought(props, props.ended) : expected(props);
  return (
    <Panel title={title} note={owner} className={className}>
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
          <dd>{forest}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{sumLabel}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
    </Panel>
  );
});

function expected({ forecast, season, speech: { words, board } }: SeasonNowProps) {
  const light = forecast.light[season] ?? 0;
  const { forest, scored } = forecast;
  const title = board.ifEnded(itemAt(words.seasons, season));
  return { title, light, forest, sumLabel: board.wouldHave, sum: scored + light + forest };
}

function brought({ forecast, seat, speech }: SeasonNowProps, { season, gains }: SeasonEnd) {
  const { light, forest } = itemAt(gains, seat);
  const title = speech.board.gainedIn(itemAt(speech.words.seasons, season));
  return { title, light, forest, sumLabel: speech.board.hasNow, sum: forecast.scored };
}
