import { list } from '../plants/list.ts';
import { ellipse, path } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { hsl } from '../plants/tones.ts';
import { cone, downs, flat, hills, mountain, pebbles, ripples } from './ground.ts';
import { crowns, firs, foliage, palm, reeds, tufts } from './growth.ts';
import { fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { mist, snowfall, sun } from './sky.ts';
import { glints, sea } from './water.ts';

/** Kinds of land that several cards share; each takes what makes one place differ from another, and further layers. */

export const rainForest = (hue: number, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 36, hsl(hue - 40, 40, 86)),
    sun(140, 38, 16),
    downs(0, 70, 9),
    crowns(hue, 10, 94, 19, 40),
    crowns(hue - 22, 8, 122, 21, 42),
    ...more,
    foliage(hsl(hue, 46, 22), 7, 166, 40),
  );

/** A wood of broad crowns; the second hue is that of single trees, in autumn or blossom. */
export const leafWood = (hue: number, second: number, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 32, '#e4ead6'),
    sun(),
    downs(0, 76, 8),
    crowns(hue, 9, 108, 18),
    crowns(second, 4, 126, 16, 50),
    ...more,
    crowns(hue - 12, 6, 146, 14),
  );

export const firWood = (hue: number, isSnowy: boolean, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 22, '#d9e4e8'),
    hills(0, 78),
    ...more,
    firs(hsl(hue, 20, 56), 18, 110, 34),
    ...(isSnowy ? [flat('#eef4f7', 116)] : [hills(2, 118)]),
    firs(hsl(hue, 28, 36), 13, 136, 46),
    ...(isSnowy ? [flat('#f8fbfc', 142), snowfall(30)] : []),
    firs(hsl(hue, 36, 20), 8, 156, 54),
  );

export const desert = (hue: number, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 50, hsl(hue + 6, 76, 86)),
    sun(148, 44, 20, '#f9cf7a'),
    hills(0, 96, 12, 6),
    hills(1.4, 116, 12, 6),
    ...more,
    hills(2.6, 146, 6),
    ripples(hsl(hue, 44, 34), 18, 146, 160),
  );

export const range = (hue: number, cap: number, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 24, hsl(hue, 34, 91)),
    sun(164, 32, 12),
    ...[-20, 44, 168, 226].map((x, i) =>
      mountain(x, 46 + (i % 2) * 14, 130, 62, [hsl(hue, 20, 68), hsl(hue, 22, 56)], cap * 0.7),
    ),
    mountain(104, 20, 136, 78, [hsl(hue, 20, 58), hsl(hue, 24, 44)], cap),
    hills(2.4, 130, 4),
    ...more,
  );

export const wetland = (hue: number, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 26, hsl(hue, 30, 88)),
    sun(150, 40, 15),
    hills(0, 84, 4),
    sea(98, '#86b2ac', 1),
    fixed(area(hsl(hue - 20, 32, 44), ellipse(10, 114, 70, 6), ellipse(160, 122, 60, 7), ellipse(70, 146, 70, 8))),
    ...more,
    reeds(9, 154, 38, -20, 70),
    glints(8, 126, 156),
  );

export const grassPlain = (hue: number, ...more: readonly Layer[]): Painter =>
  scene(land(hue, 42, '#f0e8cc'), sun(), downs(0, 82, 5), ...more, tufts(hsl(hue, 44, 28), 30, 132, 158, 14));

/** A volcano on land, smoking where it is alive. */
export const volcano = (hue: number, top: number, ...more: readonly Layer[]): Painter =>
  scene(
    land(hue, 26),
    smoke(100, top),
    hills(0, 110),
    cone(100, top, 148, 92, [hsl(hue, 24, 44), hsl(hue, 26, 32)]),
    ...more,
    hills(4, 150, 4),
  );

export const smoke = (x: number, top: number): Layer =>
  fixed(
    faint(
      0.75,
      area(
        '#a39a98',
        ellipse(x + 3, top - 10, 11, 9),
        ellipse(x + 16, top - 22, 16, 11),
        ellipse(x + 40, top - 32, 22, 12),
      ),
    ),
  );

/** Land in the sea, seen from a boat. */
export const island = (sky: string, ...more: readonly Layer[]): Painter =>
  scene(
    land(190, 30, sky),
    sun(156, 36, 14),
    sea(108, '#7fb3bf', 1),
    ...more,
    sea(128, '#5f9dac', 2),
    sea(146, '#4c8c9e', 2),
    glints(10, 132, 158),
  );

export const beachOf = (x: number, wide: number): Layer => fixed(area('#efdcae', ellipse(x, 129, wide, 7)));

export const palms =
  (...places: readonly (readonly [x: number, high: number])[]): Layer =>
  (palette, random) =>
    places.flatMap(([x, high], i) => palm(x, 130, high, i % 2 === 0 ? 8 : -7)(palette, random));

export const iceField = (...more: readonly Layer[]): Painter =>
  scene(
    land(206, 26, '#d9e6f0'),
    sun(150, 40, 13, '#fdf6e0'),
    mountain(60, 44, 112, 70, ['#dfe9f1', '#b9cad9']),
    mountain(150, 36, 112, 76, ['#e6eff5', '#bfd0de']),
    flat('#eef4f8', 106),
    fixed(line('#b4cddc', 2, ...list(5, (i) => path`M${-50 + i * 24} ${116 + i * 9}q40 -8 90 0`))),
    ...more,
    snowfall(18),
  );

export const stones = (paint: string): Layer => pebbles(paint, 16, 130, 158, 7);
export const haze = (...levels: readonly number[]): Layer => mist('#f6f9f8', ...levels);
