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

/** A small true picture of a planet, without words. Views are made anew all the time; what counts is what stands where. */
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
}, isSame);

function isSame(before: MiniProps, after: MiniProps): boolean {
  return before.side === after.side && before.rows.join() === after.rows.join();
}
