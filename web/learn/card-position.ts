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

/** Room between a lesson and what it is about, and to the edge of the window. */
const GAP = 14;
const EDGE = 8;
/** How much worse it is to cover what the lesson is about than something else that can be pressed. */
const COVERS_SUBJECT = 60;
/** How much less it matters to cover what is only read than what can be pressed. */
const COVERS_WORDS = 0.25;
/** Places tried along each side of the window. */
const GRID = 24;
/** How much worse it is to cover a square pixel than to stand a pixel further away. */
const FAR = 30;

/** What a lesson may stand on: what it is about, what somebody may press, and what is only read. */
export interface Surroundings {
  readonly about: readonly Area[];
  readonly pressed: readonly Area[];
  readonly read: readonly Area[];
}

/**
 * Where a lesson stands: beside what it is about, covering neither that nor, if it can be helped, anything to press, and
 * the question only if there is no better place.
 */
export function positionBeside(card: Size, { about, pressed, read }: Surroundings, window: Size): Area {
  const subject = unionOf(about) ?? { left: window.width / 2, top: window.height, width: 0, height: 0 };
  const isClear = (place: Area): boolean => covered(place, about) === 0;
  const beside = candidates(card, subject).map((place) => inside(place, window));
  const anywhere = beside.some(isClear) ? beside : gridIn(card, window).map((place) => inside(place, window));
  const places = anywhere.some(isClear) ? anywhere.filter(isClear) : beside;
  const cost = (place: Area): number =>
    COVERS_SUBJECT * covered(place, about) +
    covered(place, pressed) +
    COVERS_WORDS * covered(place, read) +
    FAR * distance(place, subject);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function unionOf(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.left + area.width));
  const bottom = Math.max(...areas.map((area) => area.top + area.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** On each side: in the middle, and flush with either end. */
function candidates({ width, height }: Size, at: Area): Area[] {
  const right = at.left + at.width;
  const bottom = at.top + at.height;
  const lefts = [at.left + (at.width - width) / 2, at.left, right - width];
  const tops = [at.top + (at.height - height) / 2, at.top, bottom - height];
  return [
    ...lefts.flatMap((left) => [bottom + GAP, at.top - GAP - height].map((top) => ({ left, top, width, height }))),
    ...tops.flatMap((top) => [right + GAP, at.left - GAP - width].map((left) => ({ left, top, width, height }))),
  ];
}

/** Everywhere in the window, roughly: parts that are far apart leave no room beside all of them. */
function gridIn({ width, height }: Size, window: Size): Area[] {
  const along = (room: number): number[] => Array.from({ length: GRID + 1 }, (_, i) => (i / GRID) * Math.max(0, room));
  return along(window.height - height).flatMap((top) =>
    along(window.width - width).map((left) => ({ left, top, width, height })),
  );
}

function inside({ left, top, width, height }: Area, window: Size): Area {
  const between = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  return { left: between(left, window.width - width), top: between(top, window.height - height), width, height };
}

const overlap = (from: number, size: number, otherFrom: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

/** How many square pixels of the others a place would cover. */
function covered(place: Area, others: readonly Area[]): number {
  return others.reduce(
    (sum, other) =>
      sum +
      overlap(place.left, place.width, other.left, other.width) *
        overlap(place.top, place.height, other.top, other.height),
    0,
  );
}

function distance(place: Area, to: Area): number {
  const x = place.left + place.width / 2 - (to.left + to.width / 2);
  const y = place.top + place.height / 2 - (to.top + to.height / 2);
  return Math.hypot(x, y);
}
