import { useState } from 'react';
import type { Options } from '../../rules/types.ts';
import { sceneOf, type SpaceScene } from './scene.ts';

/**
 * The scene of a planet, the same value as long as it looks the same: views are made anew with every step, and layers of the
 * picture that have not changed need not be drawn again.
 */
export function useScene(rows: readonly string[], options: Options, side: number): readonly SpaceScene[] {
  const key = `${rows.join()} ${side} ${options.planet}`;
  const draw = () => ({ key, material: options.material, scene: sceneOf(rows, options, side) });
  const [drawn, setDrawn] = useState(draw);
  if (drawn.key === key && drawn.material === options.material) return drawn.scene;
  const next = draw();
  setDrawn(next);
  return next.scene;
}
