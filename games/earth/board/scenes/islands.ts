import { area } from '../plants/shape.ts';
import { ellipse, path } from '../plants/paths.ts';
import { beachOf, haze, island, palms, smoke } from './biomes.ts';
import { cone, lavaStreams, mountain } from './ground.ts';
import { crowns, firs } from './growth.ts';
import { fixed, type Layer, type Painter } from './scene.ts';
import { snowfall } from './sky.ts';
import { cascade } from './water.ts';

type Slopes = readonly [lit: string, shade: string];
const GREEN: Slopes = ['#7fa37c', '#5d8460'];
const JUNGLE: Slopes = ['#5f9a6a', '#3f7852'];
const ASH: Slopes = ['#8a807c', '#655c5a'];
const LAVA: Slopes = ['#7a4a3e', '#57332e'];
const HEATHER: Slopes = ['#8a7aa6', '#6a5a88'];
const ICE: Slopes = ['#c3d3e0', '#9db3c6'];
const OCHRE: Slopes = ['#c9a86c', '#a5844c'];

/** A bay inside the ring of an old crater. */
const lagoon = (slopes: Slopes): Layer =>
  fixed(
    area(slopes[1], path`M0 130Q20 74 62 80Q100 92 138 78Q180 74 200 130z`),
    area('#7fb3bf', ellipse(100, 124, 58, 14)),
    area(
      slopes[0],
      path`M-10 132Q6 96 40 92Q60 96 58 112Q40 124 52 132zM210 132Q194 96 162 92Q142 96 142 112Q160 122 150 132z`,
    ),
  );

const cliffs = (paint: string, top: string): Layer =>
  fixed(
    area(paint, path`M24 130L30 84L70 78L104 86L150 76L172 90L178 130z`),
    area(top, path`M26 90L30 82L70 75L104 83L150 73L174 88L172 94L150 84L104 92L70 84z`),
  );

/** What every island shows, by the card's id. */
export const ISLANDS: Readonly<Record<string, Painter>> = {
  I285A: island(
    '#d3e6e4',
    mountain(54, 52, 130, 56, JUNGLE),
    mountain(120, 34, 130, 72, JUNGLE),
    cascade(104, 72, 122, 5),
    beachOf(100, 112),
  ),
  I285B: island('#f0e4cc', smoke(100, 58), cone(100, 58, 130, 70, OCHRE, 18), beachOf(100, 80)),
  I286A: island('#e6dcd8', smoke(100, 66), cone(100, 66, 130, 56, LAVA), lavaStreams(100, 66, 126)),
  I286B: island(
    '#dbe8d8',
    mountain(40, 66, 130, 56, GREEN),
    cone(116, 46, 130, 76, GREEN, 9),
    beachOf(100, 120),
    palms([34, 40]),
  ),
  I287A: island('#d9e2ec', lagoon(ASH), snowfall(16)),
  I287B: island('#f3e8d0', lagoon(OCHRE)),
  I288A: island('#dcd8d4', smoke(104, 50), cone(104, 50, 130, 78, ASH)),
  I288B: island('#f7ead0', cliffs('#a86a50', '#fbf8f0')),
  I289A: island(
    '#d0eaec',
    mountain(70, 40, 130, 44, JUNGLE),
    mountain(120, 30, 130, 50, JUNGLE),
    beachOf(98, 100),
    palms([36, 46], [156, 50]),
  ),
  I289B: island('#d6e2ee', mountain(60, 48, 130, 70, ICE, 40), cone(140, 62, 130, 54, ASH, 10), snowfall(18)),
  I290A: island(
    '#d9e4ee',
    smoke(124, 48),
    cone(124, 48, 130, 60, HEATHER, 10),
    mountain(56, 64, 130, 56, HEATHER, 18),
    firs('#4c6a64', 9, 132, 16),
  ),
  I290B: island('#d6e2ee', mountain(100, 24, 130, 74, ICE, 66), snowfall(22)),
  I291A: island(
    '#dbe6e6',
    smoke(64, 50),
    cone(64, 50, 130, 60, ASH, 12),
    mountain(146, 66, 130, 56, GREEN),
    crowns(120, 8, 126, 9),
  ),
  I291B: island(
    '#f3ead0',
    mountain(58, 62, 130, 64, GREEN),
    mountain(132, 54, 130, 64, GREEN),
    beachOf(100, 126),
    palms([30, 54], [52, 44], [168, 50]),
  ),
  I292A: island('#e6e0d8', cone(100, 36, 130, 88, OCHRE, 26), firs('#5d7a4c', 12, 130, 14)),
  I292B: island(
    '#dfe8ec',
    fixed(
      area('#57403c', ellipse(100, 128, 60, 8)),
      area(
        '#f6f0ec',
        ellipse(88, 96, 22, 17),
        ellipse(114, 84, 26, 20),
        ellipse(96, 60, 24, 18),
        ellipse(122, 46, 20, 14),
      ),
      area('#7a4a3e', path`M76 128L92 112L108 116L126 128z`),
    ),
  ),
  I293A: island('#e2e6e4', lagoon(ASH), smoke(100, 100), haze(92)),
  I293B: island('#e6dfd9', smoke(100, 28), cone(100, 28, 130, 78, LAVA, 10)),
  I294A: island(
    '#e0dce6',
    mountain(50, 62, 130, 74, ASH, 12),
    mountain(144, 56, 130, 80, ASH, 14),
    lavaStreams(98, 84, 130),
    palms([20, 36], [176, 34]),
  ),
  I294B: island('#e8e4d8', mountain(104, 30, 130, 84, GREEN, 12), beachOf(100, 108), palms([44, 40])),
  I295A: island(
    '#d9e4e6',
    mountain(60, 52, 130, 70, ICE, 22),
    mountain(140, 58, 130, 64, ICE, 18),
    firs('#3f6a58', 18, 132, 26),
  ),
  I295B: island('#d9e6f2', smoke(100, 36), cone(100, 36, 130, 88, ICE, 10), snowfall(20)),
  I296A: island(
    '#efe6d0',
    smoke(60, 52),
    cone(60, 52, 130, 52, LAVA, 9),
    cone(142, 60, 130, 50, ASH, 9),
    crowns(100, 8, 128, 9),
  ),
  I296B: island(
    '#f4e6cc',
    mountain(30, 82, 130, 50, OCHRE),
    mountain(150, 72, 130, 66, JUNGLE),
    beachOf(100, 128),
    crowns(112, 6, 124, 10),
    palms([62, 52]),
  ),
};
