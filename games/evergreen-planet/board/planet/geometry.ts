import { itemAt } from '@grove/kernel';
import { SIZE, SPACES } from '../../material/facts.ts';
import { once } from './once.ts';

/**
 * The land: 6 x 6 spaces of 100 units, bent towards a disc. Flat coordinates count spaces from the upper left corner, 0 to 6 each
 * way; bent ones are units from the planet's centre.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF = SIZE / 2;
const RADIUS = 300;
const BEND = 0.35;

export function bend({ x, y }: Point): Point {
  const u = x / HALF - 1;
  const v = y / HALF - 1;
  return { x: RADIUS * u * Math.sqrt(1 - BEND * v * v), y: RADIUS * v * Math.sqrt(1 - BEND * u * u) };
}

export const columnOf = (space: number): number => space % SIZE;
export const rowOf = (space: number): number => Math.floor(space / SIZE);

const written = (number: number): string => String(Math.round(number * 10) / 10);
const at = (point: Point): string => `${written(point.x)} ${written(point.y)}`;

/** A path through flat points, bent. */
export const bentPath = (points: readonly Point[], closed = true): string =>
  `M${points.map((point) => at(bend(point))).join('L')}${closed ? 'z' : ''}`;

/** Points on a straight flat line, close enough together that the bent line looks round. */
function line(from: Point, to: Point, pieces = 4): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / pieces,
    y: from.y + ((to.y - from.y) * i) / pieces,
  }));
}

function rectangle(left: number, top: number, right: number, bottom: number, pieces = 4): Point[] {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.flatMap((corner, i) => line(corner, itemAt(corners, (i + 1) % 4), pieces).slice(0, -1));
}

/** A space's outline, drawn in by a share of the space on every side. Each is worked out once. */
export const spacePath = once((space: number, inset: number = 0): string => {
  const left = columnOf(space);
  const top = rowOf(space);
  return bentPath(rectangle(left + inset, top + inset, left + 1 - inset, top + 1 - inset));
});

export const LAND_PATH = bentPath(rectangle(0, 0, SIZE, SIZE, SIZE * 4));

/** Where a space's middle lies and how large a piece on it may be: spaces at the corners are smaller. */
function pointOf(space: number): Point & { readonly scale: number } {
  const middle = bend({ x: columnOf(space) + 0.5, y: rowOf(space) + 0.5 });
  const left = bend({ x: columnOf(space), y: rowOf(space) + 0.5 });
  const right = bend({ x: columnOf(space) + 1, y: rowOf(space) + 0.5 });
  const top = bend({ x: columnOf(space) + 0.5, y: rowOf(space) });
  const bottom = bend({ x: columnOf(space) + 0.5, y: rowOf(space) + 1 });
  const size = Math.min(right.x - left.x, bottom.y - top.y) / 100;
  return { ...middle, scale: Math.min(1, Math.max(0.86, size)) };
}

export const SPACE_POINTS = Array.from({ length: SPACES }, (_, space) => pointOf(space));

/** The lines between neighbours, parted by whether both belong to the same biome. */
export function joints(biomeOfSpace: ArrayLike<number>): { readonly spaces: string; readonly biomes: string } {
  const lines: Record<'spaces' | 'biomes', string[]> = { spaces: [], biomes: [] };
  for (let space = 0; space < SPACES; space++) {
    const x = columnOf(space);
    const y = rowOf(space);
    const draw = (other: number, from: Point, to: Point) =>
      lines[biomeOfSpace[space] === biomeOfSpace[other] ? 'spaces' : 'biomes'].push(bentPath(line(from, to), false));
    if (x < SIZE - 1) draw(space + 1, { x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (y < SIZE - 1) draw(space + SIZE, { x, y: y + 1 }, { x: x + 1, y: y + 1 });
  }
  return { spaces: lines.spaces.join(''), biomes: lines.biomes.join('') };
}

/** The border of some spaces, without the lines between them. */
export function outlinePath(spaces: ReadonlySet<number>): string {
  return [...spaces]
    .flatMap((space) => {
      const [x, y] = [columnOf(space), rowOf(space)];
      const corners = [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
      ];
      const beside = [
        y > 0 ? space - SIZE : -1,
        x < SIZE - 1 ? space + 1 : -1,
        y < SIZE - 1 ? space + SIZE : -1,
        x > 0 ? space - 1 : -1,
      ];
      return beside.flatMap((other, side) =>
        spaces.has(other) ? [] : [bentPath(line(itemAt(corners, side), itemAt(corners, (side + 1) % 4)), false)],
      );
    })
    .join('');
}

/** A point on a circle round the planet's centre; degrees as on a clock face turned to 3 o'clock. */
export function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function arcPath(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${at(onCircle(radius, from))}A${radius} ${radius} 0 ${large} ${sweep} ${at(onCircle(radius, to))}`;
}
