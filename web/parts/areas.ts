/** A rectangle on the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room to the edge of the window. */
const EDGE = 8;
/** Places tried along each side of the window. */
const GRID = 24;

/** Places for something of a size everywhere in the window, roughly. */
export function areasAlong({ width, height }: Size, window: Size): Area[] {
  const along = (room: number): number[] => Array.from({ length: GRID + 1 }, (_, i) => (i / GRID) * Math.max(0, room));
  return along(window.height - height).flatMap((top) =>
    along(window.width - width).map((left) => ({ left, top, width, height })),
  );
}

/** Moved so that it stands in the window. */
export function inside({ left, top, width, height }: Area, window: Size): Area {
  const between = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  return { left: between(left, window.width - width), top: between(top, window.height - height), width, height };
}

const overlap = (from: number, size: number, otherFrom: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

/** How many square pixels of the others a place would cover. */
export function covered(place: Area, others: readonly Area[]): number {
  return others.reduce(
    (sum, other) =>
      sum +
      overlap(place.left, place.width, other.left, other.width) *
        overlap(place.top, place.height, other.top, other.height),
    0,
  );
}

/** Between the middles. */
export function distance(place: Area, to: Area): number {
  const x = place.left + place.width / 2 - (to.left + to.width / 2);
  const y = place.top + place.height / 2 - (to.top + to.height / 2);
  return Math.hypot(x, y);
}
