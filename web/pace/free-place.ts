import { type Area, areasAlong, covered, distance, inside, type Size } from '../parts/areas.ts';

/** Between the card and what it stands beside. */
const GAP = 6;

const withGap = ({ left, top, width, height }: Area): Area => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** The place for a card that is nearest to `home`; undefined where it would cover something that is used or looked at. */
export function freePlace(card: Size, used: readonly Area[], home: Area, window: Size): Area | undefined {
  const free = areasAlong(card, window)
    .map((place) => inside(place, window))
    .filter((place) => covered(withGap(place), used) === 0);
  return free.toSorted((a, b) => distance(a, home) - distance(b, home))[0];
}
