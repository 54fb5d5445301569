/** A card in the fan is turned, and lower towards both ends: degrees, and parts of its height. */
export interface FanTilt {
  readonly turn: number;
  readonly drop: number;
}

const WIDEST = 8;
const DEEPEST = 0.2;

/** How a card lies in a fan of so many: few cards lie straighter than many. */
export function fanTilt(i: number, count: number): FanTilt {
  if (count < 2) return { turn: 0, drop: 0 };
  const side = (2 * i) / (count - 1) - 1;
  const spread = Math.min(1, count / 9);
  return { turn: round(side * WIDEST * spread), drop: round(side * side * DEEPEST * spread) };
}

const round = (number: number): number => Math.round(number * 1000) / 1000;
