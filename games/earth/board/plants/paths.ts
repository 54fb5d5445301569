import { itemAt } from '@grove/kernel';
/** Outlines as SVG path data, in units of the picture's view box. */

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Path data with its numbers rounded: path`M${x} ${y}z`. */
export const path = (texts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  String.raw({ raw: texts }, ...numbers.map(round));

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

/** The point so far away in a direction; degrees, 0 to the right, -90 up. */
export function away({ x, y }: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 0 ${at(-2 * rx, 0)}z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const polygon = (points: readonly Point[]): string => `M${points.map(({ x, y }) => at(x, y)).join('L')}z`;

/** A stroke from point to point, bent towards a third. */
export const bent = (from: Point, by: Point, to: Point): string =>
  `M${at(from.x, from.y)}Q${at(by.x, by.y)} ${at(to.x, to.y)}`;

/** A leaf: pointed at both ends, from its foot in a direction. */
export function leaf(foot: Point, length: number, width: number, degrees: number): string {
  const tip = away(foot, length, degrees);
  const middle = away(foot, length * 0.45, degrees);
  const left = away(middle, width, degrees - 90);
  const right = away(middle, width, degrees + 90);
  return `M${at(foot.x, foot.y)}Q${at(left.x, left.y)} ${at(tip.x, tip.y)}Q${at(right.x, right.y)} ${at(foot.x, foot.y)}z`;
}

/** A blade: broad at the foot, pointed at the tip, bent on the way. */
export function blade(foot: Point, width: number, by: Point, tip: Point): string {
  const left = `M${at(foot.x - width / 2, foot.y)}Q${at(by.x - width / 2, by.y)} ${at(tip.x, tip.y)}`;
  return `${left}Q${at(by.x + width / 2, by.y + width / 2)} ${at(foot.x + width / 2, foot.y)}z`;
}

/** Half of a drooping leaf: its upper or its lower edge, closed along the spine. */
export const crescent = (from: Point, by: Point, to: Point, back: Point): string =>
  `M${at(from.x, from.y)}Q${at(by.x, by.y)} ${at(to.x, to.y)}Q${at(back.x, back.y)} ${at(from.x, from.y)}z`;

/** A scalloped outline: bumps along an ellipse, each as far out as it is told. */
export function cloud(x: number, y: number, rx: number, ry: number, bumps: readonly number[]): string {
  const points = bumps.map((out, i) => {
    const angle = (2 * Math.PI * i) / bumps.length - Math.PI / 2;
    return { x: x + Math.cos(angle) * rx * out, y: y + Math.sin(angle) * ry * out };
  });
  const arcs = points.map((from, i) => {
    const to = itemAt(points, (i + 1) % points.length);
    const r = Math.hypot(to.x - from.x, to.y - from.y) * 0.58;
    return `A${at(r, r)} 0 0 1 ${at(to.x, to.y)}`;
  });
  return `M${at(itemAt(points, 0).x, itemAt(points, 0).y)}${arcs.join('')}z`;
}

/** A trunk: broad below, narrow above. */
export const trunk = (x: number, foot: number, top: number, below: number, above: number): string =>
  polygon([point(x - below, foot), point(x - above, top), point(x + above, top), point(x + below, foot)]);

/** A wavy edge from left to right, closed at a level below. */
export function ridge(left: number, right: number, heights: readonly number[], level: number): string {
  const step = (right - left) / (heights.length - 1);
  const curves = heights.slice(1).map((height, i) => {
    const x = left + step * i;
    return `C${at(x + step / 2, itemAt(heights, i))} ${at(x + step / 2, height)} ${at(x + step, height)}`;
  });
  return `M${at(left, itemAt(heights, 0))}${curves.join('')}L${at(right, level)}L${at(left, level)}z`;
}

/** A mound with a flat foot: bumps along the upper half of an ellipse. */
export function mound(x: number, foot: number, rx: number, ry: number, bumps: readonly number[]): string {
  const last = bumps.length - 1;
  const points = bumps.map((out, i) => {
    const angle = Math.PI * (1 + i / last);
    return { x: x + Math.cos(angle) * rx * (i === 0 || i === last ? 1 : out), y: foot + Math.sin(angle) * ry * out };
  });
  const arcs = points.slice(1).map((to, i) => {
    const r = Math.hypot(to.x - itemAt(points, i).x, to.y - itemAt(points, i).y) * 0.58;
    return `A${at(r, r)} 0 0 1 ${at(to.x, to.y)}`;
  });
  return `M${at(itemAt(points, 0).x, foot)}${arcs.join('')}z`;
}
