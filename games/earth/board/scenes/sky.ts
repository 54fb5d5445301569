import { LEFT, RIGHT } from '../plants/backdrop.ts';
import { circle, cloud, ellipse, path } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { across, fixed, type Layer } from './scene.ts';

/** A disc in the sky, with a halo where it shines. */
export const sun = (x = 148, y = 42, r = 18, paint = '#fff4d8'): Layer =>
  fixed(faint(0.45, area(paint, circle(x, y, r * 1.4))), area(paint, circle(x, y, r)));

export const moon = (x: number, y: number, r: number, sky: string): Layer =>
  fixed(area('#f4efdc', circle(x, y, r)), area(sky, circle(x + r * 0.42, y - r * 0.22, r * 0.86)));

export const stars =
  (n = 40, below = 110): Layer =>
  (_palette, random) => [
    area('#f4efdc', ...across(n, random, (x) => circle(x, random.between(4, below), random.between(0.5, 1.5)))),
  ];

/** A cumulus: round above, flat below. */
export const puff = (x: number, y: number, wide: number, high: number): string =>
  cloud(x, y, wide, high, [1, 1.08, 0.94, 1, 0.86, 0.9, 0.86, 1, 0.96, 1.06]);

export const clouds =
  (paint: string, n: number, y: number, wide = 30): Layer =>
  (_palette, random) => [
    area(
      paint,
      ...across(n, random, (x) =>
        puff(x, y + random.between(-7, 7), wide * random.between(0.8, 1.25), wide * random.between(0.36, 0.5)),
      ),
    ),
  ];

/** A roof of dark cloud across the whole window. */
export const overcast = (paint: string, under: string, y = 26): Layer => {
  const roof = (paintOf: string, level: number): Layer => clouds(paintOf, 9, level, 32);
  return (palette, random) => [
    area(paint, path`M${LEFT} 0H${RIGHT}V${y}H${LEFT}z`),
    ...roof(under, y + 6)(palette, random),
    ...roof(paint, y - 2)(palette, random),
  ];
};

/** Strokes of rain; the slant is how far a drop is blown while it falls. */
export const rain =
  (n: number, paint: string, slant = -5, from = 34, to = 140): Layer =>
  (_palette, random) => [
    faint(0.75, line(paint, 1.7, ...across(n, random, (x) => path`M${x} ${random.between(from, to)}l${slant} 14`))),
  ];

export const snowfall =
  (n: number, from = 6, to = 120): Layer =>
  (_palette, random) => [
    area(
      '#ffffff',
      ...across(n, random, (x, i) => circle(x, random.between(from, to), i % 3 === 0 ? 2.6 : random.between(1, 1.9))),
    ),
  ];

/** Long streaks that the wind draws. */
export const gusts =
  (paint: string, n: number, from: number, to: number, width = 2.4): Layer =>
  (_palette, random) => [
    faint(
      0.7,
      line(
        paint,
        width,
        ...across(n, random, (x) => path`M${x} ${random.between(from, to)}q24 ${random.between(-7, 2)} 48 0`),
      ),
    ),
  ];

/** Banks of mist that lie over what is behind them. */
export const mist =
  (paint: string, ...levels: readonly number[]): Layer =>
  (_palette, random) =>
    levels.map((y) =>
      faint(
        0.72,
        area(
          paint,
          ...across(6, random, (x) =>
            ellipse(x, y + random.between(-4, 4), random.between(34, 56), random.between(5, 9)),
          ),
        ),
      ),
    );
