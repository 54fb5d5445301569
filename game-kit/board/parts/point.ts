import type { HTMLAttributes } from 'react';
import type { Place } from '../../spots.ts';

/** On elements that a line of text points at; style sheets look for it. */
const POINTED = 'data-pointed';

const isOf = (element: Element, of: number): boolean => {
  const owner = element.closest('[data-of]')?.getAttribute('data-of') ?? null;
  return owner === null || owner === String(of);
};

/** The last of the places that an element is at. */
const placeOf = (element: Element, places: readonly Place[]): Place | undefined =>
  places.findLast(
    ({ spot, of }) => element.getAttribute('data-spot') === spot && (of === undefined || isOf(element, of)),
  );

/** What stays lit while nothing else is pointed at: the places of a hint that is still shown. */
let standing: readonly Place[] = [];

/** Lights these until others are to stand; lines that are touched meanwhile have their own lights as long as they are touched. */
export function pointSteadily(places: readonly Place[]): void {
  standing = places;
  light(places);
}

/** Lights the parts of the board that are spoken of, and no others; none gives way to what stays lit. */
export const pointAt = (places: readonly Place[]): void => light(places.length === 0 ? standing : places);

/** It goes past React on purpose: a finger that moves over a log must not draw a board anew with every line. */
function light(places: readonly Place[]): void {
  for (const element of document.querySelectorAll(`[${POINTED}]`)) element.removeAttribute(POINTED);
  if (places.length === 0) return;
  for (const element of document.querySelectorAll('[data-spot]')) {
    const place = placeOf(element, places);
    if (place !== undefined) element.setAttribute(POINTED, place.kind ?? '');
  }
}

type Pointing = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick'
>;

/** For a line of text: to hover, focus or tap it lights what it speaks of. */
export function pointing(places: readonly Place[]): Pointing {
  if (places.length === 0) return {};
  const point = () => pointAt(places);
  const leave = () => pointAt([]);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave, onClick: point };
}
