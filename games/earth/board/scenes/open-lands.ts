import { list } from '../plants/list.ts';
import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { path } from '../plants/paths.ts';
import { area, line } from '../plants/shape.ts';
import { cracks, downs, flat, furrows, hills, peaks, pebbles } from './ground.ts';
import { acacia, crowns, flowers, snag, tufts } from './growth.ts';
import { fixed, land, type Layer, type Painter, scene } from './scene.ts';
import { clouds, snowfall, sun } from './sky.ts';

const grassland = (hue: number, sky: string): readonly [ReturnType<typeof land>, Layer, Layer] => [
  land(hue, 40, sky),
  sun(),
  downs(0, 74, 6),
];

/** Plains, meadows and fields, by the card's id. */
export const OPEN_LANDS: Readonly<Record<string, Painter>> = {
  E002: scene(...grassland(64, '#f3e6c0'), tufts('#6a7430', 34, 134, 158, 15), tufts('#8a8c3c', 26, 118, 140, 10)),
  E003: scene(...grassland(88, '#e8ead0'), crowns(96, 9, 132, 11), tufts('#4d6a2c', 12, 146, 158)),
  E028: scene(
    ...grassland(104, '#dfeadb'),
    fixed(line('#8a6a48', 3, 'M-60 124H260M-60 134H260', ...list(11, (i) => path`M${-46 + i * 30} 116v26`))),
    tufts('#3f6f30', 14, 146, 158),
  ),
  E109: scene(...grassland(74, '#ece6cc'), crowns(82, 13, 136, 7, 28), pebbles('#8c7f5c', 10, 140, 158)),
  E110: scene(...grassland(112, '#dcebd8'), tufts('#3c7434', 40, 116, 158, 17)),
  E112: scene(
    land(80, 42, '#d9e6ea'),
    clouds('#f6f9f8', 4, 30, 24),
    flat('#b9c07a', 96),
    flat('#98a95a', 116),
    flat('#7a8f42', 138),
    tufts('#5c7030', 14, 128, 158),
  ),
  E117: scene(
    ...grassland(100, '#e6edd6'),
    flowers(['#f6f2e0', '#e8793a', '#8a6fc0'], 18, 112, 154),
    tufts('#4a7a34', 12, 140, 158),
  ),
  E123: scene(
    land(40, 56, '#f6d9a0'),
    sun(142, 62, 24, '#f4a94e'),
    hills(1, 104, 4),
    flat('#cf9f4a', 116),
    acacia(78, 138, 62),
    acacia(170, 128, 32),
    tufts('#8c6a28', 22, 140, 158, 14),
  ),
  E128: scene(...grassland(108, '#e6eede'), flowers(['#e38daa', '#f2c65c', '#fbf6ee', '#b86fb8'], 34, 102, 156)),
  E166: scene(
    land(96, 36, '#f7e7be'),
    sun(150, 40, 20, '#f9d98a'),
    downs(0, 84, 9),
    flowers(['#d8485a', '#f0a92b'], 30, 106, 156),
  ),
  E232: scene(
    land(70, 30, '#dbe3e2'),
    clouds('#f2f5f4', 5, 36, 20),
    flat('#c3c494', 104),
    flat('#aab078', 124),
    flat('#8f9a60', 144),
    fixed(line('#7a8450', 2, 'M-60 134h320M-60 114h320')),
  ),
  E273: scene(
    land(84, 46, '#fbeec4'),
    sun(140, 46, 26, '#f9cf6a'),
    hills(0, 96),
    fixed(area('#9cb24c', path`M${LEFT} 150Q40 70 120 84T${RIGHT} 150V${FLOOR}H${LEFT}z`)),
    flowers(['#f6e27a', '#ffffff'], 12, 112, 150),
    tufts('#5f7a2c', 12, 140, 158),
  ),
  E292: scene(
    land(150, 16, '#dce6ec'),
    peaks(0, 86, 22, 60),
    flat('#b6bfa0', 102),
    hills(3, 130, 5),
    tufts('#6a7a5c', 26, 122, 158, 10),
    snowfall(16),
  ),
  E092: scene(
    land(30, 34, '#e3e9d6'),
    hills(0, 84),
    flat('#8a6444', 104),
    furrows('#6b4a32', 104),
    furrows('#9cb05a', 106, 12),
  ),
  E127: scene(
    land(96, 36, '#e3e9d6'),
    sun(),
    hills(0, 88),
    flat('#6b4a32', 106),
    furrows('#4f3524', 106),
    furrows('#6fa84a', 108, 12),
    flowers(['#a5cf5c'], 20, 124, 156),
  ),
  E180: scene(
    land(34, 40, '#f4e3b8'),
    sun(148, 42, 22, '#f4b84e'),
    hills(0, 96, 4),
    flat('#7d5636', 112),
    cracks('#5a3b24', 118, 158),
    tufts('#8fae4a', 12, 116, 156, 14),
  ),
  E129: scene(
    land(46, 18, '#e2ded2'),
    hills(0, 96, 4),
    flat('#b3a68c', 112),
    cracks('#8e8168', 118, 160),
    snag(132, 132, 48, '#6d5f50'),
  ),
};
