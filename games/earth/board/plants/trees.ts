import { type Form, GROUND, MIDDLE, type Seedling } from './form.ts';
import { list } from './list.ts';
import { away, bent, circle, cloud, crescent, leaf, type Point, point, polygon, trunk } from './paths.ts';
import { area, fine, line, type Shape } from './shape.ts';

/** A trunk of two planes: lit on the left, dark on the right. */
function standing({ bark }: Seedling, x: number, top: number, below: number, above: number): Shape[] {
  const right = polygon([
    point(x + below * 0.15, GROUND),
    point(x + above * 0.15, top),
    point(x + above, top),
    point(x + below, GROUND),
  ]);
  return [area(bark.lit, trunk(x, GROUND, top, below, above)), area(bark.shade, right)];
}

/** A broad crown: a dark outline, lit lobes upper left, ticks and fruit. */
export const roundTree: Form = (seedling) => {
  const { tones, random, bark, accent, fruit } = seedling;
  const wide = random.between(52, 64);
  const high = random.between(34, 43);
  const y = 100 - high * 0.95;
  const bumps = (n: number) => list(n, () => random.between(0.93, 1.06));
  const inside = (reach: number): Point => {
    const angle = random.between(0, 2 * Math.PI);
    const far = Math.sqrt(random.next()) * reach;
    return point(MIDDLE + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far);
  };
  const lobes = list(7, (i) => {
    const angle = Math.PI * (0.75 + i * 0.13);
    const far = i % 2 === 0 ? 0.62 : 0.3;
    return cloud(
      MIDDLE - 6 + Math.cos(angle) * wide * far,
      y - 3 + Math.sin(angle) * high * far,
      random.between(15, 21),
      random.between(11, 15),
      bumps(8),
    );
  });
  const branch = (to: number) => bent(point(MIDDLE, 122), point(MIDDLE + to * 0.3, 108), point(MIDDLE + to, 96));
  return [
    ...standing(seedling, MIDDLE, 92, 8, 5),
    line(bark.shade, 4, branch(-22), branch(22)),
    area(tones.deep, cloud(MIDDLE + 2, y + 3, wide, high, bumps(17))),
    area(tones.dark, cloud(MIDDLE - 1, y, wide * 0.96, high * 0.93, bumps(16))),
    area(tones.mid, ...lobes),
    fine(line(tones.light, 2, ...list(26, () => tick(inside(0.86), 4)))),
    fine(
      line(
        tones.deep,
        2,
        ...list(12, () => tick(point(MIDDLE + random.between(6, wide * 0.8), y + random.between(2, high * 0.7)), 4)),
      ),
    ),
    area(accent, ...list(16, () => leaf(inside(0.8), 5.5, 2.6, random.between(0, 360)))),
    ...(fruit === null ? [] : [area(fruit, ...list(11, () => dot(inside(0.82), 3.4)))]),
  ];
};

const dot = ({ x, y }: Point, r: number): string => circle(x, y, r);
const tick = ({ x, y }: Point, size: number): string =>
  bent(point(x - size, y), point(x - size * 0.2, y + size * 0.7), point(x + size * 0.8, y - size * 0.1));

/** Skirts of needles: the left half in the light, the right half dark. Every skirt sweeps out and ends in two teeth. */
export const conifer: Form = (seedling) => {
  const { tones, random, fruit } = seedling;
  const skirts = 5;
  const top = random.between(12, 22);
  const reach = random.between(44, 56);
  const foot = 141;
  const levelOf = (share: number) => top + (foot - top) * share ** 0.9;
  const half = (side: 1 | -1): string => {
    const sweeps = list(skirts, (i) => {
      const share = (i + 1) / skirts;
      const level = levelOf(share) - 3;
      const out = reach * (0.16 + 0.84 * share ** 1.1) * random.between(0.95, 1.05);
      const inner = i === skirts - 1 ? 0 : out * 0.4;
      const x = (part: number) => Math.round((MIDDLE + side * part) * 10) / 10;
      const y = (up: number) => Math.round((level + up) * 10) / 10;
      const tooth = Math.min(6, out * 0.16);
      const teeth = `L${x(out - tooth * 0.8)} ${y(tooth)}L${x(out - tooth * 1.9)} ${y(-2)}L${x(out - tooth * 2.8)} ${y(tooth)}`;
      return `Q${x(out * 0.46)} ${y(-9)} ${x(out)} ${y(-4)}${teeth}L${x(inner)} ${y(i === skirts - 1 ? 1 : -2)}`;
    });
    return `M${MIDDLE} ${Math.round(top)}${sweeps.join('')}L${MIDDLE} ${foot}z`;
  };
  const lights = list(skirts, (i) => {
    const share = (i + 0.72) / skirts;
    const y = levelOf(share);
    const w = reach * share * 0.34;
    return bent(
      point(MIDDLE - 6 - w, y - 2.5),
      point(MIDDLE - 6 - w * 0.3, y + 3),
      point(MIDDLE - 4 + w * 0.1, y - 1.5),
    );
  });
  return [
    ...standing(seedling, MIDDLE, 132, 6, 5),
    area(tones.mid, half(-1)),
    area(tones.deep, half(1)),
    fine(line(tones.light, 2, ...lights)),
    ...(fruit === null
      ? []
      : [area(fruit, ...list(8, (i) => cone(random.between(-1, 1) * (6 + i * 3.4), top + 28 + i * 12)))]),
  ];
};

const cone = (x: number, y: number): string => leaf(point(MIDDLE + x, y), 9, 5, 90);

/** Flat roofs on spread branches. */
export const umbrella: Form = (seedling) => {
  const { tones, random, bark, accent, fruit } = seedling;
  const fork = random.between(92, 102);
  const tips = [-44, -24, 0, 22, 43].map((x) => point(MIDDLE + x + random.between(-4, 4), random.between(56, 64)));
  const roofs = [-30, 32, 0].map((x, i) => ({
    x: MIDDLE + x + random.between(-4, 4),
    y: (i === 2 ? 44 : 57) + random.between(-3, 3),
    w: random.between(37, 44),
    h: random.between(17, 22),
  }));
  const roof = (x: number, y: number, w: number, h: number) =>
    `M${x - w} ${y}C${x - w * 0.9} ${y - h} ${x - w * 0.35} ${y - h * 1.35} ${x} ${y - h * 1.3}C${x + w * 0.45} ${y - h * 1.3} ${x + w * 0.95} ${y - h * 0.8} ${x + w} ${y}Q${x + w * 0.8} ${y + h * 0.42} ${x} ${y + h * 0.3}Q${x - w * 0.8} ${y + h * 0.42} ${x - w} ${y}z`;
  return [
    ...standing(seedling, MIDDLE, fork - 2, 8, 5.5),
    line(
      bark.shade,
      4.4,
      ...tips.map((tip) => bent(point(MIDDLE, fork + 2), point((MIDDLE + tip.x) / 2, fork - 8), tip)),
    ),
    ...roofs.flatMap(({ x, y, w, h }) => [
      area(tones.deep, roof(x + 2, y + 2, w, h)),
      area(tones.dark, roof(x, y, w * 0.97, h * 0.93)),
      area(tones.mid, roof(x - w * 0.24, y - h * 0.22, w * 0.6, h * 0.66)),
    ]),
    fine(
      line(
        tones.light,
        2,
        ...list(18, (i) =>
          tick(point(roofs[i % 3].x + random.between(-24, 8), roofs[i % 3].y - random.between(4, 17)), 4),
        ),
      ),
    ),
    fine(
      area(
        accent,
        ...list(10, (i) =>
          leaf(
            point(roofs[i % 3].x + random.between(-26, 26), roofs[i % 3].y - random.between(2, 16)),
            5,
            2.4,
            random.between(0, 360),
          ),
        ),
      ),
    ),
    ...(fruit === null
      ? []
      : [
          area(
            fruit,
            ...list(8, (i) =>
              dot(point(roofs[i % 3].x + random.between(-28, 28), roofs[i % 3].y + random.between(-12, 3)), 3),
            ),
          ),
        ]),
  ];
};

/** A ringed stem and drooping fronds. */
export const palm: Form = (seedling) => {
  const { tones, random, bark, fruit } = seedling;
  const lean = random.between(-9, 9);
  const head = point(MIDDLE + lean, 58);
  const stem = `M${MIDDLE - 8} ${GROUND}Q${MIDDLE - 5} 100 ${head.x - 5} 60L${head.x + 5} 60Q${MIDDLE + 6} 100 ${MIDDLE + 8} ${GROUND}z`;
  const shaded = `M${MIDDLE + 2} ${GROUND}Q${MIDDLE + 2} 100 ${head.x + 1} 60L${head.x + 5} 60Q${MIDDLE + 6} 100 ${MIDDLE + 8} ${GROUND}z`;
  const rings = list(9, (i) => {
    const share = i / 9;
    const x = MIDDLE + lean * share;
    const y = GROUND - 6 - share * 76;
    return bent(point(x - 7 + share * 2, y), point(x, y + 3), point(x + 7 - share * 2, y));
  });
  const fronds = list(11, (i) => {
    const degrees = -196 + i * 21.2 + random.between(-4, 4);
    const reach = random.between(44, 54);
    const tip = away(head, reach, degrees);
    const up = away(head, reach * 0.55, degrees - (degrees > -90 ? 28 : -28));
    const drop = point(tip.x, tip.y + 15 + Math.abs(Math.cos((degrees * Math.PI) / 180)) * 12);
    return {
      tip: drop,
      up,
      under: point((up.x + head.x + drop.x) / 3, (up.y + head.y + drop.y) / 3 + 4),
      lit: degrees < -100,
    };
  });
  const drawn = (lit: boolean) =>
    fronds.filter((frond) => frond.lit === lit).map(({ tip, up, under }) => crescent(head, up, tip, under));
  const spines = fronds.map(({ tip, up, under }) => bent(head, point((up.x + under.x) / 2, (up.y + under.y) / 2), tip));
  return [
    area(bark.lit, stem),
    area(bark.shade, shaded),
    line(bark.shade, 1.6, ...rings),
    area(tones.deep, ...drawn(false)),
    area(tones.mid, ...drawn(true)),
    fine(line(tones.light, 1.2, ...spines)),
    ...(fruit === null
      ? []
      : [
          area(fruit, ...list(9, (i) => dot(point(head.x - 7 + (i % 5) * 3.6, head.y + 5 + Math.floor(i / 5) * 5), 3))),
        ]),
  ];
};
