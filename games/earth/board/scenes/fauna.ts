import { FLOOR, LEFT, RIGHT } from '../plants/backdrop.ts';
import { list } from '../plants/list.ts';
import { circle, point, path, ridge } from '../plants/paths.ts';
import { itemAt } from '@grove/kernel';
import { area, faint, line, type Shape } from '../plants/shape.ts';
import { hsl } from '../plants/tones.ts';
import { crowns, firs, foliage, reeds, tufts } from './growth.ts';
import { fixed, land, type Layer, type Painter } from './scene.ts';
import { snowfall } from './sky.ts';
import { prints, type Track } from './tracks.ts';
import { glints, sea } from './water.ts';

type Home = 'snow' | 'forest' | 'jungle' | 'savanna' | 'meadow' | 'shore' | 'rock' | 'swamp';

/** What every animal leaves behind and where it lives, by the card's id. Animals themselves are not drawn: their trail tells of them. */
export const ANIMALS: Readonly<Record<string, readonly [Track, Home]>> = {
  F337A: ['talon', 'rock'],
  F337B: ['climbing-bird', 'jungle'],
  F338A: ['rodent', 'rock'],
  F338B: ['rodent', 'forest'],
  F339A: ['mole', 'meadow'],
  F339B: ['worm', 'meadow'],
  F340A: ['talon', 'rock'],
  F340B: ['ant', 'jungle'],
  F341A: ['cat', 'rock'],
  F341B: ['round-hoof', 'savanna'],
  F342A: ['dragging-reptile', 'swamp'],
  F342B: ['dog', 'snow'],
  F343A: ['hand', 'jungle'],
  F343B: ['cat', 'snow'],
  F344A: ['hopper', 'meadow'],
  F344B: ['cloven-hoof', 'forest'],
  F345A: ['digger', 'savanna'],
  F345B: ['perching-bird', 'shore'],
  F346A: ['dragging-reptile', 'jungle'],
  F346B: ['dog', 'savanna'],
  F347A: ['cloven-hoof', 'savanna'],
  F347B: ['butterfly', 'jungle'],
  F348A: ['snake', 'jungle'],
  F348B: ['webbed-bird', 'snow'],
  F349A: ['webbed-bird', 'swamp'],
  F349B: ['beetle', 'jungle'],
  F350A: ['dog', 'forest'],
  F350B: ['beetle', 'meadow'],
  F351A: ['elephant', 'savanna'],
  F351B: ['bee', 'meadow'],
  F352A: ['salamander', 'forest'],
  F352B: ['salamander', 'jungle'],
  F353A: ['beetle', 'savanna'],
  F353B: ['webbed-bird', 'shore'],
  F354A: ['climbing-bird', 'meadow'],
  F354B: ['hummingbird', 'jungle'],
  F355A: ['frog', 'swamp'],
  F355B: ['bear', 'forest'],
  F356A: ['cloven-hoof', 'meadow'],
  F356B: ['cloven-hoof', 'forest'],
  F357A: ['sloth', 'jungle'],
  F357B: ['cloven-hoof', 'snow'],
  F358A: ['hand', 'rock'],
  F358B: ['cloven-hoof', 'savanna'],
  F359A: ['cat', 'jungle'],
  F359B: ['webbed-bird', 'rock'],
  F360A: ['cat', 'forest'],
  F360B: ['hopper', 'savanna'],
  F361A: ['digger', 'forest'],
  F361B: ['beetle', 'rock'],
  F362A: ['hippo', 'swamp'],
  F362B: ['hand', 'forest'],
};

interface Setting {
  readonly hue: number;
  readonly sat: number;
  readonly light: number;
  readonly behind: readonly Layer[];
}

/** The ground that a trail crosses, and what stands behind it. */
const HOMES: Readonly<Record<Home, Setting>> = {
  snow: { hue: 210, sat: 26, light: 86, behind: [firs('#6f8f94', 16, 74, 26), snowfall(24)] },
  forest: { hue: 90, sat: 22, light: 62, behind: [firs('#4c7460', 18, 76, 34)] },
  jungle: { hue: 120, sat: 28, light: 58, behind: [crowns(130, 10, 58, 18, 40), foliage('#2f6a44', 9, 84, 24)] },
  savanna: { hue: 40, sat: 46, light: 64, behind: [tufts('#8c6a28', 22, 72, 80, 14)] },
  meadow: { hue: 84, sat: 34, light: 60, behind: [crowns(104, 6, 60, 12), tufts('#4d7a34', 20, 74, 82, 9)] },
  shore: { hue: 40, sat: 36, light: 72, behind: [sea(58, '#6fb0bf', 1), glints(8, 62, 72)] },
  rock: {
    hue: 24,
    sat: 16,
    light: 64,
    behind: [fixed(area('#9a8f94', path`M${LEFT} 78L-20 40L20 70L60 30L104 72L150 34L196 70L230 44L${RIGHT} 78z`))],
  },
  swamp: { hue: 60, sat: 18, light: 52, behind: [sea(60, '#7d9f94', 1), reeds(18, 78, 34)] },
};

/** Steps that come from afar and grow on their way to the front of the picture. */
function steps(track: Track, lean: 1 | -1): string[] {
  const { stride, print, gait } = prints[track];
  const n = stride;
  return list(n, (i) => {
    const share = i / (n - 1);
    const size = 6 + (1 - share) ** 1.2 * 15;
    const x = 100 + lean * 62 * (share - 0.42) + Math.sin(share * 3.4) * 14 * lean;
    const off = gait * size * (i % 2 === 0 ? -1 : 1);
    return print(point(x + off, 138 - share ** 0.76 * 56), size, -90 + lean * (26 - share * 34), i);
  });
}

/** A trail through the animal's home. */
export function trail(id: string): Painter {
  const animal = ANIMALS[id];
  if (animal === undefined) throw new Error(`no trail is listed for ${id}`);
  const [track, home] = animal;
  const { hue, sat, light, behind } = HOMES[home];
  return (random) => {
    const shade = hue + random.between(-8, 8);
    const lean = itemAt([1, -1] as const, Math.floor(random.next() * 2));
    const level = (y: number) =>
      ridge(
        LEFT,
        RIGHT,
        list(7, () => y + random.between(-4, 4)),
        FLOOR,
      );
    const palette = land(shade, sat);
    const shapes: Shape[] = behind.flatMap((layer) => layer(palette, random));
    return [
      area(hsl(shade, sat, 90), path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`),
      area('#fff4d8', circle(100 - lean * 46, 30, 14)),
      ...shapes,
      area(hsl(shade, sat, light), level(76)),
      area(hsl(shade, sat, light - 5), level(106)),
      faint(
        0.5,
        line(
          hsl(shade, sat, light - 14),
          2,
          ...list(10, () => path`M${random.between(LEFT, RIGHT)} ${random.between(90, 156)}h12`),
        ),
      ),
      ...prints[track].marks(steps(track, lean), hsl(shade, sat + 8, light - 40)),
    ];
  };
}
