import type { Seen } from './rules/events.ts';

/** Many cards are activated in a turn, by everybody at once: each is a glance, and the story of the turn grows with it. */
const GLANCE = 0.35;

const BEATS: Partial<Record<Seen['kind'], number>> = {
  color: 1.5,
  planted: 1,
  'planted-face-down': GLANCE,
  'turned-up': 1.5,
  event: 1,
  claimed: 1.5,
  bonus: 1.5,
  germinated: GLANCE,
  activated: GLANCE,
  composted: GLANCE,
  'gaia-card': 1,
  'gaia-claimed': 1.5,
};

/** How long what somebody else did is shown. */
export const beats = ({ kind }: Seen): number => BEATS[kind] ?? 0;
