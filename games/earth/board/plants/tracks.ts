import { FLOOR, LEFT, RIGHT } from './backdrop.ts';
import { list } from './list.ts';
import { away, circle, ellipse, leaf, type Point, point, ridge, path } from './paths.ts';
import type { Random } from './random.ts';
import { area, faint, line, type Shape } from './shape.ts';
import { hsl } from './tones.ts';

/** What an animal leaves behind. Animals themselves are not drawn: their trail tells of them. */
type Track = 'paw' | 'hoof' | 'bird' | 'insect' | 'snake' | 'hand' | 'wing';

/** Animals by the words of their names; the first that fits counts. */
const TRACKS: readonly (readonly [RegExp, Track, hue: number])[] = [
  [/butterfly|bee\b|honeybee|hummingbird/i, 'wing', 38],
  [/eagle|woodpecker|condor|kingfisher|penguin|duck|tern|owl|puffin/i, 'bird', 204],
  [/ant\b|worm|grasshopper|beetle|ladybug|bug\b|mantis/i, 'insect', 96],
  [/boa|iguana|chameleon|alligator|salamander|frog|lizard/i, 'snake', 150],
  [/orangutan|gorilla|gibbon|sloth/i, 'hand', 26],
  [/zebra|boar|giraffe|bison|deer|moose|wildebeest|elephant|hippo/i, 'hoof', 46],
  [/./, 'paw', 30],
];

const prints: Readonly<Record<Track, (at: Point, size: number, heading: number) => string>> = {
  paw: (at, size, heading) =>
    ellipse(at.x, at.y, size * 0.62, size * 0.5) +
    [-50, -17, 17, 50].map((turn) => dot(away(at, size * 0.95, heading + turn), size * 0.25)).join(''),
  hoof: (at, size, heading) =>
    leaf(away(at, size * 0.34, heading - 90), size * 1.5, size * 0.6, heading) +
    leaf(away(at, size * 0.34, heading + 90), size * 1.5, size * 0.6, heading),
  bird: (at, size, heading) =>
    [-38, 0, 38, 180].map((turn) => leaf(at, size * (turn === 180 ? 0.7 : 1.5), size * 0.24, heading + turn)).join(''),
  insect: (at, size, heading) =>
    [-100, -60, 60, 100].map((turn) => dot(away(at, size * 0.8, heading + turn), size * 0.2)).join('') +
    dot(at, size * 0.12),
  snake: (at, size, heading) => leaf(at, size * 2.2, size * 0.9, heading + 24),
  hand: (at, size, heading) =>
    ellipse(at.x, at.y, size * 0.56, size * 0.66) +
    [-78, -32, -8, 16, 40]
      .map((turn) => leaf(away(at, size * 0.4, heading + turn), size, size * 0.3, heading + turn))
      .join(''),
  wing: (at, size, heading) =>
    [-58, 58].map((turn) => leaf(at, size * 1.5, size * 1.1, heading + turn)).join('') +
    [-126, 126].map((turn) => leaf(at, size, size * 0.8, heading + turn)).join(''),
};

const dot = ({ x, y }: Point, r: number): string => circle(x, y, r);

/** A trail that comes from afar and leaves the picture in front. */
export function trail(name: string, random: Random): Shape[] {
  const [, track, hue] = TRACKS.find(([words]) => words.test(name)) ?? [/./, 'paw', 30];
  const shade = hue + random.between(-10, 10);
  const lean = random.between(-1, 1) < 0 ? -1 : 1;
  const sway = random.between(6, 26);
  const reach = random.between(36, 86);
  const steps = list(8, (i) => {
    const share = i / 7;
    const x = 100 + lean * (reach * (0.5 - share)) + Math.sin(share * random.between(4.6, 5.4)) * sway;
    const at = point(x + (i % 2 === 0 ? -1 : 1) * (12 - share * 9), 146 - share ** 0.72 * 80);
    return { at, size: 11.5 - share * 8, heading: -90 - lean * (reach * 0.4 - share * 14) };
  });
  return [
    area(hsl(shade, 36, 88), path`M${LEFT} 0H${RIGHT}V${FLOOR}H${LEFT}z`),
    area('#fff4d8', circle(100 - lean * 52, 36, 17)),
    area(
      hsl(shade, 24, 74),
      ridge(
        LEFT,
        RIGHT,
        list(7, () => random.between(42, 56)),
        FLOOR,
      ),
    ),
    area(
      hsl(shade, 28, 66),
      ridge(
        LEFT,
        RIGHT,
        list(7, () => random.between(58, 68)),
        FLOOR,
      ),
    ),
    area(
      hsl(shade, 32, 60),
      ridge(
        LEFT,
        RIGHT,
        list(6, () => random.between(84, 96)),
        FLOOR,
      ),
    ),
    faint(
      0.5,
      line(
        hsl(shade, 30, 52),
        2,
        ...list(10, () => path`M${random.between(LEFT, RIGHT)} ${random.between(100, 154)}h14`),
      ),
    ),
    area(hsl(shade, 38, 26), ...steps.map(({ at, size, heading }) => prints[track](at, size, heading))),
  ];
}
