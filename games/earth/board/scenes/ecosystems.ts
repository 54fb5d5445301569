import { list } from '../plants/list.ts';
import { ellipse, path } from '../plants/paths.ts';
import { area, line } from '../plants/shape.ts';
import {
  beachOf,
  desert,
  firWood,
  grassPlain,
  haze,
  iceField,
  island,
  leafWood,
  palms,
  rainForest,
  range,
  stones,
  volcano,
  wetland,
} from './biomes.ts';
import { cone, hills, lavaStreams, mountain } from './ground.ts';
import { acacia, bamboo, crowns, firs, flowers, palm, reeds, snag, trunks, tufts } from './growth.ts';
import { fixed, type Layer, type Painter } from './scene.ts';
import { cascade, delta, pool, river, sea } from './water.ts';

const GREEN_SLOPES: readonly [string, string] = ['#7fa37c', '#5d8460'];

/** Trees of the quiver: a bare stem that forks into tufts. */
const quiverTree = (x: number, foot: number, high: number): Layer =>
  fixed(
    line('#a07a4c', high * 0.12, path`M${x} ${foot}v${-high * 0.6}`),
    line(
      '#a07a4c',
      high * 0.06,
      path`M${x} ${foot - high * 0.56}l${-high * 0.26} ${-high * 0.3}M${x} ${foot - high * 0.56}v${-high * 0.4}M${x} ${foot - high * 0.56}l${high * 0.26} ${-high * 0.3}`,
    ),
    area(
      '#7a9a6a',
      ...[-0.27, 0, 0.27].map((side) =>
        ellipse(x + side * high, foot - high * (side === 0 ? 1 : 0.88), high * 0.15, high * 0.1),
      ),
    ),
  );

/** Sinter terraces and hot pools. */
const hotPools: Layer = fixed(
  ...(['#e8a03c', '#d9cf5c', '#5fb89a', '#2f86a8'] as const).map((paint, i) =>
    area(paint, ellipse(100, 134, 84 - i * 18, 20 - i * 4.4)),
  ),
);

const forests: Readonly<Record<string, Painter>> = {
  S305A: firWood(150, false, hills(1, 92)),
  S305B: rainForest(132, palm(60, 150, 70), palm(150, 152, 60, -8)),
  S310A: rainForest(142, trunks(['#b3a284', '#8a7a60'], 4, 5, 146)),
  S310B: rainForest(128, river(108, 1.8, '#8f9a70')),
  S311A: firWood(110, false, trunks(['#9a6a4c', '#6f4a34'], 4, 8, 130)),
  S312A: rainForest(116, haze(96, 118)),
  S312B: firWood(140, false, trunks(['#a8603e', '#78402c'], 5, 12, 140)),
  S313B: leafWood(124, 96, pool(100, 134, 60, 10)),
  S317A: rainForest(150, mountain(56, 40, 96, 50, GREEN_SLOPES)),
  S318A: leafWood(98, 58),
  S318B: leafWood(70, 24),
  S319A: rainForest(152, haze(64, 84, 104, 128)),
  S321B: leafWood(88, 44, river(112, 1)),
  S324B: rainForest(108, trunks(['#cdb892', '#a38c66'], 3, 7, 146)),
  S326B: firWood(206, true),
  S329A: leafWood(140, 168, firs('#2f5a4c', 6, 140, 44)),
  S330A: leafWood(112, 130, hills(3, 132, 4)),
  S331A: leafWood(156, 92, trunks(['#d9cfc0', '#b3a594'], 4, 4, 146)),
  S332A: rainForest(138, mountain(140, 26, 96, 70, ['#93a9b4', '#738b98'], 16)),
  S334A: rainForest(122, sea(136, '#5f9dac', 2)),
  S334B: firWood(196, true, hills(1, 92)),
  S335A: firWood(168, false, mountain(110, 26, 110, 80, ['#9fb0ba', '#7f929e'], 18)),
  S335B: rainForest(96, haze(108)),
  S336B: rainForest(160),
  S337A: leafWood(104, 340, bamboo(4, ['#8fae5c', '#5f7a3c', '#6f9a4c'])),
  S337B: desert(28, quiverTree(70, 150, 66), quiverTree(140, 146, 50), quiverTree(176, 142, 34)),
  S338A: rainForest(118, cascade(100, 84, 140, 12)),
  S324A: leafWood(150, 120, mountain(60, 30, 104, 66, ['#a9b8c4', '#8598a8'], 24)),
  S320B: wetland(100, tufts('#5f7a34', 16, 112, 150, 10)),
};

const openLands: Readonly<Record<string, Painter>> = {
  S306A: grassPlain(58),
  S306B: grassPlain(78, crowns(84, 9, 132, 9, 26), stones('#d9cfa8')),
  S307A: range(214, 26, firs('#3f5f4c', 14, 148, 22)),
  S307B: wetland(90, delta(96, '#7fb0b0'), palm(150, 146, 50)),
  S308A: desert(22, snag(66, 142, 46, '#4c3428')),
  S308B: range(206, 44, firs('#4c6a78', 12, 152, 20)),
  S309A: iceField(),
  S309B: grassPlain(66, flowers(['#f2c65c'], 10, 124, 152)),
  S311B: desert(44, tufts('#8c8a4c', 14, 122, 144, 12)),
  S314A: grassPlain(44, acacia(74, 140, 56), acacia(166, 130, 30)),
  S314B: wetland(74, delta(98, '#6fa9b4'), acacia(150, 122, 34)),
  S316B: range(226, 36, stones('#6f7488')),
  S317B: desert(16, stones('#8a5640')),
  S319B: wetland(104, crowns(110, 4, 104, 10)),
  S320A: grassPlain(52, river(116, 1)),
  S321A: range(150, 10, firs('#3f6a58', 16, 148, 28)),
  S322A: grassPlain(36, crowns(70, 4, 126, 13, 36)),
  S322B: range(164, 30, sea(142, '#5f9dac', 2), palm(50, 150, 40)),
  S323A: range(218, 34, hills(3, 138, 4), flowers(['#fbf6ee', '#6a5cc0'], 12, 140, 158)),
  S323B: range(232, 60),
  S326A: range(190, 16, firs('#4c6f64', 14, 150, 24)),
  S327A: range(128, 0, crowns(118, 8, 140, 12)),
  S327B: range(24, 14, stones('#8a5e48')),
  S328A: wetland(128, reeds(14, 118, 44, 60, 220)),
  S328B: range(112, 0, haze(116), crowns(104, 6, 146, 12)),
  S330B: range(176, 20, pool(100, 146, 74, 11, '#3fa3b0'), firs('#3f6a58', 8, 140, 18)),
  S332B: desert(38, palm(60, 146, 44), palm(78, 150, 34, -6)),
  S336A: grassPlain(56, mountain(104, 36, 128, 110, ['#8f93a6', '#70748a'], 30), acacia(50, 148, 34)),
  S338B: leafWood(96, 18, mountain(130, 44, 108, 80, GREEN_SLOPES)),
  S339B: wetland(140, snag(120, 130, 66, '#3f3a2e'), snag(164, 128, 48, '#3f3a2e')),
};

const firesAndIslands: Readonly<Record<string, Painter>> = {
  S313A: volcano(30, 74, hotPools),
  S315A: volcano(64, 84, hills(3, 140, 4), acacia(60, 150, 30)),
  S315B: leafWood(128, 96, pool(96, 138, 78, 17, '#5fc0a8', '#e8793a'), haze(116)),
  S316A: volcano(250, 50, mountain(100, 44, 70, 24, ['#f4f8fb', '#d9e4ee'])),
  S325A: island('#e6dcd8', cone(100, 40, 130, 84, ['#7a5a50', '#57403c']), lavaStreams(100, 40, 110)),
  S325B: island(
    '#d9e8e0',
    cone(80, 44, 130, 80, GREEN_SLOPES, 14),
    mountain(150, 64, 130, 50, GREEN_SLOPES),
    beachOf(110, 110),
  ),
  S329B: island(
    '#d3e8ee',
    mountain(70, 56, 130, 60, GREEN_SLOPES),
    mountain(136, 70, 130, 50, GREEN_SLOPES),
    beachOf(100, 100),
    palms([40, 44], [160, 40]),
  ),
  S331B: island('#dbe6ee', fixed(area('#7f9a6c', path`M10 132Q40 104 100 102T190 132z`)), firs('#3f6450', 14, 122, 24)),
  S333A: island('#d9e6ee', mountain(44, 66, 130, 40, GREEN_SLOPES), mountain(154, 62, 130, 44, GREEN_SLOPES)),
  S333B: island('#cfe0e8', mountain(100, 72, 130, 34, ['#9aa2a8', '#767f86']), beachOf(100, 48)),
  S339A: island(
    '#dfe8ea',
    fixed(
      area('#b8583c', path`M20 130V96H80L92 108L176 104V130z`),
      area('#7f9a5c', path`M14 96Q50 88 84 96L94 106L180 100V106L92 111L78 100H14z`),
      line('#8f4430', 2, ...list(4, (i) => path`M26 ${104 + i * 7}h48`)),
    ),
  ),
};

/** What every ecosystem shows, by the card's id. */
export const ECOSYSTEMS: Readonly<Record<string, Painter>> = { ...forests, ...openLands, ...firesAndIslands };
