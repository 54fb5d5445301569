import { type Area, areasAlong, covered, distance, inside, type Size } from '../parts/areas.ts';

/** Room between a lesson and what it is about. */
const GAP = 10;
const RING = 8;
/** How much worse it is to cover what the lesson is about, or leads to, than something else that can be pressed. */
const COVERS_SUBJECT = 60;
const COVERS_WAY = 20;
/** How much less it matters to cover what is only read than what can be pressed. */
const COVERS_WORDS = 3;
/** How many square pixels it may cover rather than stand a pixel further away. */
const FAR = 8;

/** What a lesson may stand on: what it is about, where it leads, what else somebody may look at or press, and what is only read. */
export interface Surroundings {
  readonly about: readonly Area[];
  /** The open spaces, the button of the next step, and the ways out. */
  readonly way: readonly Area[];
  /** The board and all buttons. */
  readonly pressed: readonly Area[];
  readonly read: readonly Area[];
}

/**
 * Where a lesson stands: beside what it is about, covering neither that nor the way to it, the question only if there is no other
 * place, and as little as possible of what else can be pressed.
 */
export function positionBeside(card: Size, { about, way, pressed, read }: Surroundings, window: Size): Area {
  const subject = unionOf(about) ?? { left: window.width / 2, top: window.height, width: 0, height: 0 };
  const anywhere = [...candidates(card, subject), ...areasAlong(card, window)].map((place) => inside(place, window));
  const clearOf = (areas: readonly Area[]): Area[] => anywhere.filter((place) => covered(place, areas) === 0);
  const ringed = about.map(withRing);
  const choices = [
    clearOf([...ringed, ...way, ...read]),
    clearOf([...ringed, ...way]),
    clearOf(ringed),
    clearOf(about),
  ];
  const places = choices.find((found) => found.length > 0) ?? anywhere;
  const cost = (place: Area): number =>
    COVERS_SUBJECT * covered(place, about) +
    COVERS_WAY * covered(place, way) +
    covered(place, pressed) +
    COVERS_WORDS * covered(place, read) +
    FAR * distance(place, subject);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** What a lesson is about wears a ring, which is seen too. */
const withRing = ({ left, top, width, height }: Area): Area => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

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
