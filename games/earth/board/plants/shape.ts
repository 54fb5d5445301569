/** One paper shape of a picture: an area, or a line of some width. */
export interface Shape {
  readonly d: string;
  readonly paint: string;
  /** A line so wide; an area where it is missing. */
  readonly line?: number;
  readonly opacity?: number;
  /** A leaf tick or a grain: left out where the picture is small. */
  readonly fine?: true;
}

export const area = (paint: string, ...paths: readonly string[]): Shape => ({ d: paths.join(''), paint });

export const line = (paint: string, width: number, ...paths: readonly string[]): Shape => ({
  d: paths.join(''),
  paint,
  line: width,
});

export const fine = (shape: Shape): Shape => ({ ...shape, fine: true });

export const faint = (opacity: number, shape: Shape): Shape => ({ ...shape, opacity });

/** Neighbours with the same paint become one shape: less for the browser to hold, the same to see. */
export function merged(shapes: readonly Shape[]): Shape[] {
  const result: Shape[] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    if (last !== undefined && isSamePaint(last, shape)) result[result.length - 1] = { ...last, d: last.d + shape.d };
    else result.push(shape);
  }
  return result;
}

const isSamePaint = (one: Shape, other: Shape): boolean =>
  one.paint === other.paint && one.line === other.line && one.opacity === other.opacity && one.fine === other.fine;
