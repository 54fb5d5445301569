import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { LAND_PATH, onCircle, SPACE_POINTS, spacePath } from './geometry.ts';
import { isTree, type SpaceScene } from './scene.ts';
import { silhouette } from './silhouette.ts';
import styles from './motion.module.css';

interface ShadeProps {
  readonly id: string;
  readonly scene: readonly SpaceScene[];
  readonly side: number;
}

/** Day over the land: cool on the far side, warm near the sun. */
export const Daylight = memo(function Daylight({ id, side }: Omit<ShadeProps, 'scene'>) {
  const towards = onCircle(300, side * 90 - 90);
  const line = {
    x1: towards.x,
    y1: towards.y,
    x2: -towards.x,
    y2: -towards.y,
    gradientUnits: 'userSpaceOnUse' as const,
  };
  return (
    <>
      <defs>
        <clipPath id={`${id}-land`}>
          <path d={LAND_PATH} />
        </clipPath>
        <linearGradient id={`${id}-cool`} {...line}>
          <stop offset="0.25" stopColor="#6E8AA8" stopOpacity="0" />
          <stop offset="1" stopColor="#6E8AA8" stopOpacity="0.34" />
        </linearGradient>
        <linearGradient id={`${id}-warm`} {...line}>
          <stop offset="0" stopColor="#FFF3CF" stopOpacity="0.55" />
          <stop offset="0.5" stopColor="#FFF3CF" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={LAND_PATH} fill={`url(#${id}-cool)`} style={{ mixBlendMode: 'multiply' }} />
      <path d={LAND_PATH} fill={`url(#${id}-warm)`} style={{ mixBlendMode: 'soft-light' }} />
    </>
  );
});

interface ShadowsProps extends ShadeProps {
  /** The side that the sun has left and is walking from. */
  readonly from?: number | undefined;
}

/**
 * The shadows of trees: the spaces that the rules call shaded, then the silhouettes. Each is one group with one opacity, so that
 * crossing shadows do not add up; the blending sits on the clipped group itself.
 */
export const Shadows = memo(function Shadows({ id, scene, side, from }: ShadowsProps) {
  const clip = `url(#${id}-land)`;
  const shaded = scene.filter(({ inShadow }) => inShadow).map(({ space }) => spacePath(space));
  return (
    <>
      <g clipPath={clip} opacity="0.5" style={{ mixBlendMode: 'multiply' }}>
        <path d={shaded.join('')} fill="#A9B9CC" />
      </g>
      <g clipPath={clip} opacity="0.74" style={{ mixBlendMode: 'multiply' }}>
        {from !== undefined && <Silhouettes scene={scene} side={from} className={styles.leaving} />}
        <Silhouettes
          key={side}
          scene={scene}
          side={side}
          className={from === undefined ? undefined : styles.arriving}
        />
      </g>
    </>
  );
});

interface SilhouettesProps extends Omit<ShadeProps, 'id'> {
  readonly className: string | undefined;
}

/** Each turns about the foot of its tree when the sun walks. */
function Silhouettes({ scene, side, className }: SilhouettesProps) {
  return scene.map(({ space, piece }) => {
    if (!isTree(piece)) return null;
    const { x, y } = itemAt(SPACE_POINTS, space);
    return (
      <path
        key={space}
        className={className}
        style={{ transformOrigin: `${x}px ${y + 34}px` }}
        d={silhouette(space, piece, side)}
        fill="#4F6A8C"
        stroke="#4F6A8C"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    );
  });
}

/** A glow round every tree that earns. */
export const Halos = memo(function Halos({ id, scene }: Omit<ShadeProps, 'side'>) {
  return (
    <>
      <defs>
        <radialGradient id={`${id}-halo`}>
          <stop offset="0.2" stopColor="#FFE08A" stopOpacity="0.6" />
          <stop offset="1" stopColor="#FFE08A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}-land)`}>
        {scene.map(({ space, points, piece }) =>
          points ? (
            <circle
              key={space}
              cx={itemAt(SPACE_POINTS, space).x}
              cy={itemAt(SPACE_POINTS, space).y + 4}
              r={piece === 'T' ? 70 : 54}
              fill={`url(#${id}-halo)`}
            />
          ) : null,
        )}
      </g>
    </>
  );
});
