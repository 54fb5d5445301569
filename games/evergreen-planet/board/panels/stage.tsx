import { itemAt, type Seat } from '@grove/kernel';
import { useSpot } from '@grove/game-kit/board/help';
import type { Reason } from '@grove/game-kit/board/say';
import { useShared, useSteady } from '@grove/game-kit/board/steady';
import { memo, useMemo, useState } from 'react';
import type { Biome } from '../../material/facts.ts';
import type { Forecast } from '../../rules/forecast.ts';
import type { Options } from '../../rules/types.ts';
import { spaceName } from '../model/names.ts';
import { seasonName, type Speech } from '../model/speech.ts';
import type { Calendar } from '../planet/calendar.ts';
import { Grid } from '../planet/grid.tsx';
import { Planet } from '../planet/planet.tsx';
import { iconOfSpace, sceneOf } from '../planet/scene.ts';
import { Bubble, gainText } from './bubble.tsx';
import styles from './stage.module.css';

interface StageProps {
  readonly rows: readonly string[];
  readonly options: Options;
  readonly seat: Seat;
  readonly calendar: Calendar;
  readonly season: number;
  readonly speech: Speech;
  readonly marked: Biome | undefined;
  readonly targets: ReadonlySet<number>;
  readonly scores: ReadonlyMap<number, number> | undefined;
  /** Spaces that advice points at. */
  readonly hinted: ReadonlySet<number>;
  /** Spaces on which another player did something last. */
  readonly fresh: ReadonlySet<number> | undefined;
  /** The largest forest, while it is counted. */
  readonly forest: ReadonlySet<number> | undefined;
  readonly gainAt: (space: number) => Forecast | undefined;
  readonly refusal: (Reason & { readonly space: number }) | undefined;
  readonly act: (space: number) => void;
  readonly look: (gain: Forecast | undefined) => void;
  /** Whether they are always shown; words that name spaces bring them too. */
  readonly coordinates: boolean;
  readonly rising: boolean;
  readonly motion: boolean;
  readonly showSeason: (season: number) => void;
}

/** The planet large, with its grid and the words beside a space. */
export const Stage = memo(function Stage(props: StageProps) {
  const { rows, options, seat, calendar, season, speech, targets, hinted, refusal } = props;
  const spot = useSpot();
  const [looked, setLooked] = useState<number>();
  const side = calendar.sideOf(season);
  const scene = useMemo(() => sceneOf(rows, options, side), [rows, options, side]);
  const names = useMemo(
    () => scene.map((space) => spaceName(space, targets.has(space.space), speech)),
    [scene, targets, speech],
  );
  const icons = useShared(scene.map(iconOfSpace));
  const seasonNames = useMemo(() => [0, 1, 2, 3].map((i) => seasonName(speech, i)), [speech]);
  const refusedAt = refusal?.space;
  const chosen = useMemo(
    () => (refusedAt === undefined ? hinted : new Set([...hinted, refusedAt])),
    [hinted, refusedAt],
  );
  const gain = looked === undefined ? undefined : props.gainAt(looked);
  const look = useSteady((space: number | undefined) => {
    setLooked(space);
    props.look(space === undefined ? undefined : props.gainAt(space));
  });
  return (
    <div className={styles.stage}>
      <div className={styles.square} {...spot('planet')} data-middle data-of={seat}>
        <Planet
          scene={scene}
          calendar={calendar}
          season={season}
          seasonNames={seasonNames}
          marked={props.marked}
          targets={targets}
          scores={props.scores}
          chosen={refusedAt === undefined || itemAt(scene, refusedAt).isCrevasse ? hinted : new Set([refusedAt])}
          fresh={props.fresh}
          outlined={props.forest}
          coordinates={props.coordinates || hinted.size > 0 || refusal !== undefined}
          rising={props.rising}
          motion={props.motion}
          showSeason={props.showSeason}
        >
          <Grid
            label={speech.board.planetOf(speech.nameOf(seat))}
            names={names}
            icons={icons}
            targets={targets}
            chosen={chosen}
            act={props.act}
            look={look}
          />
        </Planet>
        {refusal !== undefined && <Bubble {...refusal} isRefusal />}
        {refusal === undefined && looked !== undefined && gain !== undefined && (
          <Bubble space={looked} text={gainText(gain, speech)} />
        )}
      </div>
    </div>
  );
});
