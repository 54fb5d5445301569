import { itemAt } from '@grove/kernel';
import { memo, type ReactNode, useId } from 'react';
import type { Biome } from '../../material/facts.ts';
import type { Calendar } from './calendar.ts';
import { Coordinates } from './coordinates.tsx';
import { Ground } from './ground.tsx';
import { Medallions } from './medallions.tsx';
import { Orbit } from './orbit.tsx';
import { LightPip, Piece } from './piece.tsx';
import { SPACE_POINTS } from './geometry.ts';
import { CornerPlus, Outline, Ring, Target } from './rings.tsx';
import { isShaded, isTree, type SpaceScene } from './scene.ts';
import { Sea } from './sea.tsx';
import { Daylight, Halos, Shadows } from './shade.tsx';
import { Glow, Sun } from './sun.tsx';
import type { Light } from './tones.ts';
import { useSwing } from './use-swing.tsx';

export interface PlanetProps {
  readonly scene: readonly SpaceScene[];
  readonly calendar: Calendar;
  /** The season whose sun is shown: this one, or one to come that somebody wants to look at. */
  readonly season: number;
  readonly seasonNames: readonly string[];
  readonly showPoints?: boolean;
  readonly marked?: Biome | undefined;
  readonly targets?: ReadonlySet<number>;
  readonly chosen?: ReadonlySet<number>;
  /** What others did last is outlined. */
  readonly fresh?: ReadonlySet<number> | undefined;
  /** A forest that is outlined as one. */
  readonly outlined?: ReadonlySet<number> | undefined;
  /** What choosing each target would bring in all; stands in place of the plus. */
  readonly scores?: ReadonlyMap<number, number> | undefined;
  /** Whether the names of columns and rows stand beside the land. */
  readonly coordinates?: boolean;
  /** Points rise one after the other, at the end of a season. */
  readonly rising?: boolean;
  readonly motion?: boolean;
  readonly showSeason?: ((season: number) => void) | undefined;
  /** What lies over the picture: the grid. */
  readonly children?: ReactNode;
}

const NONE: ReadonlySet<number> = new Set();
const VIEW_BOX = '-450 -450 900 900';

const lightOf = (scene: SpaceScene): Light => (isShaded(scene) ? 'dusk' : scene.points ? 'lit' : 'plain');

/** The planet under one sun, from the orbit inwards. The order of the layers is the order of the light. */
export function Planet(props: PlanetProps) {
  const { scene, calendar, season, targets = NONE, chosen = NONE } = props;
  const id = useId().replaceAll(/[^\w-]/g, '');
  const side = calendar.sideOf(season);
  const walk = useSwing(side, props.motion === true);
  const degrees = (calendar.sideOf(0) + season) * 90 - 90;
  return (
    <svg viewBox={VIEW_BOX} style={{ isolation: 'isolate', overflow: 'visible' }}>
      <Glow id={id} degrees={degrees} moving={props.motion === true} />
      <Orbit id={id} calendar={calendar} names={props.seasonNames} shown={season} show={props.showSeason} />
      {/* Only the orbit and the grid are touched; whatever lies between them lets the finger through. */}
      <g pointerEvents="none">
        <Sea id={id} side={side} />
        <Ground scene={scene} />
        <Daylight id={id} side={side} />
        <Shadows id={id} scene={scene} side={side} from={walk.from} />
        <Crevasses scene={scene} />
        <Halos id={id} scene={scene} />
        {[...targets].map((space) => (
          <Target
            key={space}
            space={space}
            hasPiece={itemAt(scene, space).piece !== null}
            text={scoreText(props.scores?.get(space))}
          />
        ))}
        {[...(props.fresh ?? NONE)].map((space) => (
          <Ring key={space} space={space} />
        ))}
        {[...chosen].map((space) => (
          <Ring key={space} space={space} heavy />
        ))}
        {props.outlined && <Outline spaces={props.outlined} />}
        <Medallions scene={scene} marked={props.marked} />
        <Pieces scene={scene} side={side} />
        {[...targets].map(
          (space) =>
            itemAt(scene, space).piece !== null && (
              <CornerPlus key={space} space={space} text={scoreText(props.scores?.get(space))} />
            ),
        )}
        {props.showPoints !== false && walk.from === undefined && (
          <Pips scene={scene} side={side} rising={props.rising === true} />
        )}
        <Coordinates isShown={props.coordinates === true} />
        <Sun degrees={degrees} moving={props.motion === true} />
      </g>
      {props.children}
    </svg>
  );
}

interface LayerProps {
  readonly scene: readonly SpaceScene[];
  readonly side: number;
}

export const Crevasses = memo(function Crevasses({ scene }: Omit<LayerProps, 'side'>) {
  return scene.map(({ space, isCrevasse }) => {
    const { x, y, scale } = itemAt(SPACE_POINTS, space);
    const size = 92 * scale;
    if (!isCrevasse) return null;
    return <use key={space} href="#p-crevasse" x={x - size / 2} y={y - size / 2} width={size} height={size} />;
  });
});

/** Spaces come in reading order, so the back row is drawn first. */
export const Pieces = memo(function Pieces({ scene, side }: LayerProps) {
  return scene.map(
    (space) =>
      space.piece && (
        <Piece
          key={`${space.space}${space.piece}`}
          space={space.space}
          piece={space.piece}
          light={lightOf(space)}
          side={side}
        />
      ),
  );
});

const scoreText = (points: number | undefined): string | undefined =>
  points === undefined ? undefined : points < 0 ? `\u2212${-points}` : `+${points}`;

const Pips = memo(function Pips({ scene, side, rising }: LayerProps & { readonly rising: boolean }) {
  const lit = scene.filter(({ piece, points }) => isTree(piece) && points);
  return lit.map(({ space, points }, place) => (
    <LightPip key={space} space={space} points={points ?? 0} side={side} risesAt={rising ? place : undefined} />
  ));
});
