import type { Viewer } from '@grove/kernel';
import type { Heard } from '../contract.ts';

const isBy = (event: object, viewer: Viewer): boolean => 'seat' in event && event.seat === viewer;

/** The events since the viewer's last own step: what is new to somebody who comes back to the table. */
export function eventsSinceOwn<Seen extends object>(
  heard: readonly Pick<Heard<Seen>, 'seen'>[],
  viewer: Viewer,
): readonly Seen[] {
  const last = heard.findLastIndex(({ seen }) => seen.some((event) => isBy(event, viewer)));
  return heard.slice(last + 1).flatMap(({ seen }) => seen);
}
