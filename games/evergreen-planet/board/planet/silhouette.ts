import { itemAt } from '@grove/kernel';
import { bentPath, columnOf, type Point, rowOf } from './geometry.ts';
import { once } from './once.ts';

/**
 * The shadow that a tree throws, as a silhouette on the ground: it lies from the foot of the tree away from the sun and ends
 * just inside the last space that the rules shade (P7.1).
 */
const LENGTH = { s: 1.46, T: 2.46 } as const;
export type TreeSign = keyof typeof LENGTH;

/** Outlines as (way along the shadow, half the width), from the foot, 0, to the tip, 1; widths in spaces. */
const DROP = [
  [0, 0.05],
  [0.1, 0.06],
  [0.12, 0.17],
  [0.2, 0.24],
  [0.3, 0.25],
  [0.42, 0.21],
  [0.62, 0.13],
  [0.84, 0.05],
  [1, 0],
] as const;
const SKIRTS = [
  [0, 0.06],
  [0.07, 0.06],
  [0.1, 0.3],
  [0.17, 0.36],
  [0.4, 0.15],
  [0.41, 0.25],
  [0.46, 0.27],
  [0.67, 0.11],
  [0.68, 0.17],
  [0.73, 0.19],
  [1, 0],
] as const;

/** Away from a sun at the top, right, bottom, left. */
const AWAY: readonly Point[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

/** The ground point of a piece stands low in its space; a shadow to the side lies a little above it. */
const FOOT = { x: 0.5, y: 0.84 };
const BESIDE = 0.7;

export const silhouette = once((space: number, sign: TreeSign, side: number): string => {
  const away = itemAt(AWAY, side);
  const left = columnOf(space);
  const top = rowOf(space);
  const foot = away.x === 0 ? FOOT : { x: FOOT.x, y: BESIDE };
  const end = 0.5 + LENGTH[sign] * (away.x + away.y);
  const reach = away.x === 0 ? end - foot.y : end - foot.x;
  const points = (way: number, half: number): Point =>
    away.x === 0
      ? { x: left + foot.x + half, y: top + foot.y + reach * way }
      : { x: left + foot.x + reach * way, y: top + foot.y + half };
  const outline = sign === 's' ? DROP : SKIRTS;
  return bentPath([
    ...outline.map(([way, half]) => points(way, half)),
    ...outline.toReversed().map(([way, half]) => points(way, -half)),
  ]);
});
