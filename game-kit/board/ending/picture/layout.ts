/** Where something lies in the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 675;

const MARGIN = 56;
const TOP = 196;
const GAP = 40;
const ROW_GAP = 20;
/** Under each board: rank, name and total. */
const CAPTION = 62;
const FOOT = 28;

/** The only board stands large at the right; its words have the left. */
const aloneAt = (shape: number): Box => {
  const height = Math.min(PICTURE_HEIGHT - 2 * FOOT, PICTURE_WIDTH / 2 / shape);
  const width = height * shape;
  return { x: PICTURE_WIDTH - MARGIN - width, y: (PICTURE_HEIGHT - height) / 2, width, height };
};

/** Boards of one shape (width to height) in as many rows as make them largest, in the middle of what the heading leaves. */
export function layoutOf(count: number, shape: number): Box[] {
  if (count === 1) return [aloneAt(shape)];
  const tried = Array.from({ length: count }, (_, i) => placed(count, i + 1, shape));
  return tried.reduce((best, next) => ((next[0]?.width ?? 0) > (best[0]?.width ?? 0) ? next : best), []);
}

function placed(count: number, rows: number, shape: number): Box[] {
  const columns = Math.ceil(count / rows);
  const room = { width: PICTURE_WIDTH - 2 * MARGIN, height: PICTURE_HEIGHT - TOP - FOOT };
  const widest = (room.width - GAP * (columns - 1)) / columns;
  const height = Math.min((room.height - ROW_GAP * (rows - 1)) / rows - CAPTION, widest / shape);
  const width = height * shape;
  const left = MARGIN + (room.width - columns * width - (columns - 1) * GAP) / 2;
  const row = height + CAPTION + ROW_GAP;
  const top = TOP + (room.height + ROW_GAP - rows * row) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * (width + GAP),
    y: top + Math.floor(i / columns) * row,
    width,
    height,
  }));
}

/** How wide a letter of our title face is at size 1, about. */
const LETTER = 0.7;

/** The largest size up to `most` at which a text fits into a width. */
export const sizeFor = (text: string, width: number, most: number): number =>
  Math.min(most, width / (LETTER * Math.max(1, text.length)));

/** Below this a heading is broken into two lines. */
const SMALL_HEADING = 40;
const LARGE_HEADING = 52;

/** A heading as large as a width allows, in one line or in two of about the same length. */
export function headingIn(text: string, width: number): { readonly lines: readonly string[]; readonly size: number } {
  const size = sizeFor(text, width, LARGE_HEADING);
  const words = text.split(' ');
  if (size >= SMALL_HEADING || words.length === 1) return { lines: [text], size };
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  const lines = broken.reduce((best, next) => (longest(next) < longest(best) ? next : best));
  return { lines, size: Math.min(...lines.map((line) => sizeFor(line, width, LARGE_HEADING))) };
}
