import type { JsonObject } from '@grove/kernel';
import { COLOURS, type ColourName, FIRST_HIT, USUAL_RING } from '../../material/index.ts';

/** C1.4 The ring that a table has chosen. */
export function ringIn({ ring }: JsonObject): readonly ColourName[] {
  if (!Array.isArray(ring)) return USUAL_RING;
  return ring.flatMap((name) => COLOURS.filter((colour) => colour === name));
}

/** The ring with two artists in each other's place, told from the artist with the first hit on. */
export function swapped(ring: readonly ColourName[], one: ColourName, other: ColourName): readonly ColourName[] {
  const places = ring.map((name) => (name === one ? other : name === other ? one : name));
  const first = places.findIndex((name) => name === COLOURS[FIRST_HIT]);
  return [...places.slice(first), ...places.slice(0, first)];
}

export const isUsual = (ring: readonly ColourName[]): boolean => ring.every((name, i) => name === USUAL_RING[i]);
