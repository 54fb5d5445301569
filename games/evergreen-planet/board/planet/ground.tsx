import { itemAt } from '@grove/kernel';
import { memo, useMemo } from 'react';
import { joints, LAND_PATH, spacePath } from './geometry.ts';
import { SIGN_OF_BIOME } from './biome.ts';
import type { SpaceScene } from './scene.ts';
import { textured } from './texture.tsx';
import { BIOMES } from '../../material/facts.ts';

const spacesOf = (scene: readonly SpaceScene[], biome: string): string =>
  scene
    .filter((space) => space.biome === biome)
    .map(({ space }) => spacePath(space))
    .join('');

interface GroundProps {
  readonly scene: readonly SpaceScene[];
  /** Small pictures have plain ground: textures would only be noise. */
  readonly plain?: boolean;
}

/** The land: shore, biomes, joints. It never changes during a game. */
export const Ground = memo(
  function Ground({ scene, plain = false }: GroundProps) {
    const lines = useMemo(() => joints(scene.map(({ biome }) => BIOMES.indexOf(biome))), [scene]);
    return (
      <>
        <path d={LAND_PATH} fill="none" stroke="#FFF6E0" strokeWidth="13" strokeLinejoin="round" />
        {BIOMES.map((biome) => (
          <path
            key={biome}
            d={spacesOf(scene, biome)}
            {...(plain ? { fill: `var(--bio-${SIGN_OF_BIOME[biome]})` } : textured(SIGN_OF_BIOME[biome]))}
          />
        ))}
        <path d={lines.spaces} fill="none" stroke="#FFF6E0" strokeOpacity="0.5" strokeWidth="2.4" />
        <path d={lines.biomes} fill="none" stroke="#FFF6E0" strokeWidth="6.5" strokeLinecap="round" />
      </>
    );
  },
  (before, after) =>
    before.plain === after.plain &&
    before.scene.every(({ biome }, space) => biome === itemAt(after.scene, space).biome),
);
