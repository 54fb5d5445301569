import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { path } from '../plants/paths.ts';
import type { Random } from '../plants/random.ts';
import { area, type Shape } from '../plants/shape.ts';
import { hsl } from '../plants/tones.ts';

/** The colours of a scene: its sky, and the ground from far and pale (0) to near and dark (5). */
export interface Palette {
  readonly sky: string;
  readonly tint: (depth: number) => string;
}

/** One thing in a scene: a sky, a ridge, a river, a row of trees. Layers are listed from back to front. */
export type Layer = (palette: Palette, random: Random) => Shape[];

/** Paints a card's picture from a seed. */
export type Painter = (random: Random) => Shape[];

const WINDOW = path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`;

/** Ground of one hue; the sky is a pale tint of it where none is named. */
export const land = (hue: number, sat: number, sky = hsl(hue, Math.max(16, sat - 6), 87)): Palette => ({
  sky,
  tint: (depth) => hsl(hue - depth * 2, sat - 12 + depth * 6, 74 - depth * 12),
});

/** Ground under a dark sky. */
export const dusk = (hue: number, sat: number, sky: string): Palette => ({
  sky,
  tint: (depth) => hsl(hue, sat, 40 - depth * 6),
});

export const scene =
  (palette: Palette, ...layers: readonly Layer[]): Painter =>
  (random) => [area(palette.sky, WINDOW), ...layers.flatMap((layer) => layer(palette, random))];

/** So many things from the left edge of the window to the right one, each a little off its place. */
export function across<Item>(n: number, random: Random, make: (x: number, i: number) => Item): Item[] {
  const step = (RIGHT - LEFT) / n;
  return list(n, (i) => make(LEFT + step * (i + 0.5) + random.between(-0.35, 0.35) * step, i));
}

/** Shapes that are always the same, as a layer. */
export const fixed =
  (...shapes: readonly Shape[]): Layer =>
  () => [...shapes];
