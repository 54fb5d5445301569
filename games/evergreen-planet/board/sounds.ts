import type { Event } from '../rules/events.ts';

/** What an event sounds like; most are silent. The sun is heard when it is seen to walk. */
const SOUNDS: Partial<Record<Event['kind'], 'card' | 'piece' | 'growth'>> = {
  taken: 'card',
  planted: 'piece',
  bush: 'piece',
  lake: 'piece',
  grown: 'growth',
  buds: 'growth',
};

export const soundOf = ({ kind }: Event) => SOUNDS[kind];
