import { list } from '../plants/list.ts';
import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { ellipse, path } from '../plants/paths.ts';
import { area, faint, line } from '../plants/shape.ts';
import { cone, cracks, flat, hills, lavaStreams, peaks, pebbles, ripples } from './ground.ts';
import { crowns, snag, tufts } from './growth.ts';
import { fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { clouds, gusts, sun } from './sky.ts';

const LAVA_ROCK: readonly [string, string] = ['#7a4a3e', '#57332e'];

/** A ring of high ground with a bowl in it. */
const crater = (paints: readonly [rim: string, wall: string, floor: string]): Layer =>
  fixed(
    area(paints[0], path`M${LEFT} 140Q20 92 44 84Q100 74 156 84Q180 92 ${RIGHT} 140V${FLOOR}H${LEFT}z`),
    area(paints[1], ellipse(100, 98, 62, 18)),
    area(paints[2], ellipse(100, 104, 46, 11)),
  );

/** Volcanoes and what they leave behind, by the card's id. */
export const FIRE_LANDS: Readonly<Record<string, Painter>> = {
  E125: scene(
    land(12, 30, '#ecd9cc'),
    clouds('#8a6a68', 2, 26, 26),
    hills(0, 108),
    cone(100, 40, 150, 90, LAVA_ROCK),
    lavaStreams(100, 40, 148),
    hills(4, 150, 4),
  ),
  E178: scene(
    land(100, 30, '#dfe8dc'),
    sun(160, 34, 13),
    cone(96, 46, 150, 96, ['#7f9a5c', '#5f7d48'], 26),
    hills(3, 140, 5),
    crowns(110, 7, 142, 9),
  ),
  E027: scene(
    land(26, 16, '#e3ddd4'),
    hills(0, 88),
    crater(['#9a8676', '#6a584c', '#8a7566']),
    pebbles('#5f4f45', 16, 120, 158, 6),
  ),
  E303: scene(
    land(8, 30, '#e6cfc4'),
    crater(['#6a4440', '#3f2a2a', '#f2762e']),
    fixed(
      area('#ffcf5c', ellipse(98, 104, 26, 5)),
      faint(0.6, area('#f4ece6', ellipse(84, 70, 16, 12), ellipse(106, 50, 20, 15), ellipse(88, 28, 26, 15))),
    ),
    pebbles('#33201f', 14, 124, 158, 6),
  ),
  E258: scene(
    land(10, 26, '#e3d3cc'),
    cone(40, 66, 124, 60, LAVA_ROCK, 10),
    cone(156, 78, 124, 50, LAVA_ROCK, 9),
    flat('#5c4642', 118),
    cracks('#f2762e', 124, 158, 2.4),
    fixed(faint(0.7, area('#f6f0ec', ellipse(40, 52, 12, 9), ellipse(48, 36, 15, 11), ellipse(156, 64, 10, 8)))),
  ),
  E304: scene(
    land(8, 24, '#e0c4b8'),
    hills(0, 90),
    flat('#3b2c2e', 104),
    fixed(
      line('#f2762e', 6, 'M-60 112Q40 122 90 112T260 126', 'M-60 140Q30 130 110 146T260 148'),
      line('#ffcf5c', 2, 'M-60 112Q40 122 90 112T260 126', 'M-60 140Q30 130 110 146T260 148'),
    ),
    pebbles('#221a1c', 26, 106, 160, 9),
  ),
  E230: scene(
    land(20, 14, '#dcd6d2'),
    peaks(0, 88, 18, 70),
    flat('#5a5054', 100),
    fixed(
      line(
        '#443c40',
        3,
        ...list(6, (i) => path`M${-60 + (i % 2) * 20} ${110 + i * 9}q20 -9 40 0t40 0t40 0t40 0t40 0t40 0t40 0`),
      ),
    ),
    tufts('#7fae4a', 8, 112, 156, 8),
  ),
  E094: scene(
    land(16, 20, '#e2d6ce'),
    hills(0, 92),
    fixed(
      ...list(9, (i) =>
        area(
          i % 2 === 0 ? '#4f4448' : '#62565a',
          path`M${-44 + i * 34} ${84 + ((i * 7) % 5) * 8}l16 -7l16 7V${FLOOR}h-32z`,
        ),
      ),
      ...list(9, (i) => area('#7d7074', path`M${-44 + i * 34} ${84 + ((i * 7) % 5) * 8}l16 -7l16 7l-16 7z`)),
    ),
  ),
  E270: scene(
    land(28, 8, '#d8d5d2'),
    cone(120, 62, 122, 64, ['#8a807c', '#6d6461'], 11),
    flat('#a8a19c', 112),
    hills(2, 132, 4),
    gusts('#ece9e6', 7, 60, 120),
    ripples('#6d6461', 22, 124, 158),
    snag(52, 146, 44, '#4c4341'),
  ),
};
