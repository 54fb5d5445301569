import { desert, firWood, grassPlain, haze, iceField, leafWood, rainForest, range, stones } from './biomes.ts';
import { hills } from './ground.ts';
import { acacia, crowns, firs, flowers, palm, saguaro, tufts } from './growth.ts';
import type { Painter } from './scene.ts';
import { clouds, gusts, overcast, rain, snowfall, sun } from './sky.ts';
import { sea } from './water.ts';

const RAIN = '#6f9ab0';

/** What every climate shows, by the card's id: its land, and its sky above it. */
export const CLIMATES: Readonly<Record<string, Painter>> = {
  C295A: desert(40, tufts('#8c8a4c', 12, 126, 146, 10), stones('#a58450')),
  C295B: leafWood(108, 84, clouds('#f4f8f8', 4, 30, 24), rain(24, RAIN, -4, 30, 100)),
  C296A: desert(32, saguaro(74, 148, 56), saguaro(150, 142, 34)),
  C296B: grassPlain(74, clouds('#8d9fae', 5, 28, 28), rain(22, RAIN, -4, 36, 100)),
  C297A: rainForest(132, rain(40, '#e3eff0', -4, 20, 130)),
  C297B: range(250, 14, tufts('#8c8a5c', 16, 138, 156, 9)),
  C298A: firWood(168, false, overcast('#93a6ae', '#aebfc5', 14), rain(26, RAIN, -6, 30, 100)),
  C298B: grassPlain(50, crowns(88, 5, 128, 12, 22), stones('#b9a988')),
  C299A: firWood(190, true),
  C299B: iceField(gusts('#ffffff', 6, 60, 120, 3)),
  C300A: range(130, 8, crowns(112, 7, 142, 11)),
  C300B: leafWood(120, 100, sea(136, '#5f9dac', 2)),
  C301A: grassPlain(120, overcast('#8a9ca6', '#a8b8c0', 12), sea(104, '#6f9fae', 1), hills(3, 136, 4)),
  C301B: desert(48, acacia(80, 144, 40), tufts('#8c8a3c', 18, 128, 150, 13)),
  C302A: rainForest(118, overcast('#5c7076', '#7d9096', 18), rain(64, '#e3eff0', -6, 36, 140)),
  C302B: range(196, 20, tufts('#7d7a58', 18, 136, 156, 7), snowfall(16)),
  C303A: grassPlain(66, sun(148, 42, 26, '#f9cf6a'), crowns(92, 6, 126, 11, 24), flowers(['#8a6fc0'], 12, 138, 156)),
  C303B: range(210, 24, sea(140, '#5f8fa8', 2), snowfall(18)),
  C304A: grassPlain(42, acacia(70, 142, 54), acacia(160, 132, 30), clouds('#f6f4ec', 3, 30, 22)),
  C304B: firWood(140, true, crowns(44, 5, 104, 15, 50)),
  C305A: leafWood(96, 110, sun(148, 42, 25, '#f9cf6a'), flowers(['#e38daa', '#f2c65c'], 10, 138, 156)),
  C305B: range(216, 30, firs('#4c6a78', 14, 150, 24), snowfall(30)),
  C306A: grassPlain(54, sun(148, 42, 28, '#f6b85a'), palm(160, 148, 30)),
  C306B: desert(24, haze(92), stones('#8a6a54'), snowfall(24)),
};
