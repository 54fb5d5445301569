import { memo, useId } from 'react';
import type { Options } from '../../rules/types.ts';
import { Ground } from './ground.tsx';
import { Crevasses, Pieces } from './planet.tsx';
import { sceneOf } from './scene.ts';
import { Sea } from './sea.tsx';
import { Daylight, Halos, Shadows } from './shade.tsx';

interface MiniProps {
  readonly rows: readonly string[];
  readonly options: Options;
  readonly side: number;
  /** Whether ground and light are plain: in small pictures textures and shadows would only be noise. */
  readonly isPlain?: boolean;
  /** Where it lies in a larger drawing. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A small true picture of a planet, without words. Views are made anew all the time; what counts is what stands where. */
export const MiniPlanet = memo(function MiniPlanet({ rows, options, side, isPlain = true, box }: MiniProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  const scene = sceneOf(rows, options, side);
  return (
    <svg viewBox="-360 -360 720 720" aria-hidden="true" overflow="visible" {...box}>
      <Sea id={id} side={side} />
      <Ground scene={scene} plain={isPlain} />
      {!isPlain && <Daylight id={id} side={side} />}
      {!isPlain && <Shadows id={id} scene={scene} side={side} />}
      <Crevasses scene={scene} />
      {!isPlain && <Halos id={id} scene={scene} />}
      <Pieces scene={scene} side={side} />
    </svg>
  );
}, isSame);

function isSame(before: MiniProps, after: MiniProps): boolean {
  return before.side === after.side && before.isPlain === after.isPlain && before.rows.join() === after.rows.join();
}
