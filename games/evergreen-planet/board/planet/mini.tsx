import { memo, useId } from 'react';
import type { Options } from '../../rules/types.ts';
import { Ground } from './ground.tsx';
import { Crevasses, Pieces } from './planet.tsx';
import { sceneOf } from './scene.ts';
import { Sea } from './sea.tsx';

interface MiniProps {
  readonly rows: readonly string[];
  readonly options: Options;
  readonly side: number;
}

/** A small true picture of a planet, without words. */
export const MiniPlanet = memo(function MiniPlanet({ rows, options, side }: MiniProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  const scene = sceneOf(rows, options, side);
  return (
    <svg viewBox="-360 -360 720 720" aria-hidden="true">
      <Sea id={id} side={side} />
      <Ground scene={scene} plain />
      <Crevasses scene={scene} />
      <Pieces scene={scene} side={side} />
    </svg>
  );
});
