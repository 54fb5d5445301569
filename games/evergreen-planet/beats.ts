import type { Event } from './rules/events.ts';

/** Everybody plants and grows on a planet of their own, several pieces in a turn: each is a glance. */
const GLANCE = 0.4;

const BEATS: Partial<Record<Event['kind'], number>> = {
  taken: 1,
  'left-over': 1,
  planted: GLANCE,
  grown: GLANCE,
  bush: GLANCE,
  lake: GLANCE,
  buds: GLANCE,
};

/** How long what somebody else did is shown. The end of a season waits for the person, so it needs no time of its own. */
export const beats = ({ kind }: Event): number => BEATS[kind] ?? 0;
