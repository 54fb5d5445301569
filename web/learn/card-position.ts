import { type Area, areasAlong, covered, distance, inside, type Size } from '../parts/areas.ts';

/** Room between a lesson and what it is about. */
const GAP = 14;
/** How much worse it is to cover what the lesson is about than something else that can be pressed. */
const COVERS_SUBJECT = 60;
/** How much less it matters to cover what is only read than what can be pressed. */
const COVERS_WORDS = 0.25;
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
  const anywhere = beside.some(isClear) ? beside : areasAlong(card, window).map((place) => inside(place, window));
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
