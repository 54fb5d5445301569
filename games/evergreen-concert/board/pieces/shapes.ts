/** The room of a motif on a sleeve: the sleeve's full width, below the value. */
export const WIDTH = 80;
export const HEIGHT = 112;
const TOP = 32;
const CENTRE = WIDTH / 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a ray from the middle of the foot leaves the motif; 0 is straight up, in degrees clockwise. */
function leaves(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(radians), -Math.cos(radians)];
  const toTop = dy < 0 ? (TOP - HEIGHT) / dy : Infinity;
  const toSide = dx === 0 ? Infinity : CENTRE / Math.abs(dx);
  const length = Math.min(toTop, toSide);
  return { x: CENTRE + dx * length, y: HEIGHT + dy * length };
}

/** Every other of so many equal sectors of the half circle above the foot, cut straight at the motif's edges. */
export function rays(sectors: number): string {
  const step = 180 / sectors;
  return Array.from({ length: Math.floor(sectors / 2) }, (_, i) => {
    const from = -90 + step * (2 * i + 1);
    const [a, b] = [leaves(from), leaves(from + step)];
    const corner = a.y !== TOP && b.y === TOP ? `L0 ${TOP}` : a.y === TOP && b.y !== TOP ? `L${WIDTH} ${TOP}` : '';
    return `M${CENTRE} ${HEIGHT}L${round(a.x)} ${round(a.y)}${corner}L${round(b.x)} ${round(b.y)}z`;
  }).join('');
}

const round = (length: number): number => Math.round(length * 100) / 100;

/** A wave line across the sleeve. */
export const wave = (y: number): string => `M-20 ${y}q10-9 20 0t20 0 20 0 20 0 20 0 20 0`;

/** An upright leaf that stands at `x`. */
export function leaf(x: number, height: number, width: number): string {
  const foot = 108;
  const top = foot - height;
  const belly = top + height * 0.62;
  const half = width / 2;
  return (
    `M${x} ${top}C${x + half * 0.6} ${top + height * 0.28} ${x + half} ${belly - height * 0.1} ${x + half} ${belly}` +
    `C${x + half} ${belly + height * 0.2} ${x + half * 0.5} ${foot - 2} ${x} ${foot}` +
    `C${x - half * 0.5} ${foot - 2} ${x - half} ${belly + height * 0.2} ${x - half} ${belly}` +
    `C${x - half} ${belly - height * 0.1} ${x - half * 0.6} ${top + height * 0.28} ${x} ${top}z`
  );
}

export const bar = (x: number, height: number): string => `M${x} ${HEIGHT}v${-height}h8v${height}z`;

export const diamond = (x: number, y: number): string => `M${x} ${y - 10}l10 10-10 10-10-10z`;
