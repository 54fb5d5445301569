import type { Heard } from '@grove/game-kit/board';
import { itemAt } from '@grove/kernel';
import { useState } from 'react';
import { spaceNamed } from '../../material/facts.ts';
import type { Event } from '../../rules/events.ts';

/** What a season gave one planet (P7). */
interface SeasonGain {
  /** The points of its lit trees, in the order in which they are counted. */
  readonly trees: readonly number[];
  readonly light: number;
  readonly forest: number;
  /** The spaces of the largest forest. */
  readonly spaces: ReadonlySet<number>;
}

/** A season that has just ended and what it gave everybody, by seat. */
export interface SeasonEnd {
  readonly season: number;
  readonly gains: readonly SeasonGain[];
}

/** Shows the end of a season once, until the person goes on. Ends that lie in the past when the page opens are not shown. */
export function useSeasonEnd(heard: readonly Heard<Event>[], seats: number) {
  const last = heard.at(-1);
  const [seenId, setSeenId] = useState(last?.id);
  const [ended, setEnded] = useState<SeasonEnd>();
  if (last !== undefined && last.id !== seenId) {
    const fresh = heard.filter(({ id }) => seenId === undefined || id > seenId).flatMap(({ seen }) => seen);
    const end = endOf(fresh, seats);
    setSeenId(last.id);
    if (end !== undefined) setEnded(end);
  }
  return { ended, goOn: () => setEnded(undefined) };
}

function endOf(events: readonly Event[], seats: number): SeasonEnd | undefined {
  const lights = events.filter((event) => event.kind === 'light');
  const forests = events.filter((event) => event.kind === 'forest');
  if (lights.length < seats || forests.length < seats) return undefined;
  const gains = Array.from({ length: seats }, (_, seat): SeasonGain => {
    const light = lights.find((event) => event.seat === seat);
    const forest = forests.find((event) => event.seat === seat);
    return {
      trees: (light?.trees ?? []).map(({ points }) => points).filter((points) => points > 0),
      light: light?.points ?? 0,
      forest: forest?.points ?? 0,
      spaces: new Set(forest?.spaces.map(spaceNamed)),
    };
  });
  return { season: itemAt(lights, 0).season, gains };
}
