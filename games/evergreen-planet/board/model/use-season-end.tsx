import type { Heard } from '@grove/game-kit/board';
import type { Seat, Viewer } from '@grove/kernel';
import { useState } from 'react';
import type { Event } from '../../rules/events.ts';

/** A season that has just ended and what it gave the viewer. */
export interface SeasonEnd {
  readonly season: number;
  readonly light: number;
  readonly forest: number;
}

/** Shows the end of a season once, until the person goes on. Ends that lie in the past when the page opens are not shown. */
export function useSeasonEnd(heard: readonly Heard<Event>[], viewer: Viewer) {
  const last = heard.at(-1);
  const [seenId, setSeenId] = useState(last?.id);
  const [ended, setEnded] = useState<SeasonEnd>();
  if (last !== undefined && last.id !== seenId) {
    const fresh = heard.filter(({ id }) => seenId === undefined || id > seenId).flatMap(({ seen }) => seen);
    const end = endOf(fresh, viewer === 'public' ? 0 : viewer);
    setSeenId(last.id);
    if (end !== undefined) setEnded(end);
  }
  return { ended, goOn: () => setEnded(undefined) };
}

function endOf(events: readonly Event[], seat: Seat): SeasonEnd | undefined {
  const light = events.find((event) => event.kind === 'light' && event.seat === seat);
  const forest = events.find((event) => event.kind === 'forest' && event.seat === seat);
  if (light?.kind !== 'light' || forest?.kind !== 'forest') return undefined;
  return { season: light.season, light: light.points, forest: forest.points };
}
