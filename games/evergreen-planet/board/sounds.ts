import type { Event } from '../rules/types.ts';

/** What an event sounds like; most are silent. */
const SOUNDS: Partial<Record<Event['kind'], 'card' | 'piece' | 'growth' | 'sun'>> = {
  taken: 'card',
  planted: 'piece',
  bush: 'piece',
  lake: 'piece',
  grown: 'growth',
  buds: 'growth',
  sun: 'sun',
};

export const soundOf = ({ kind }: Event) => SOUNDS[kind];
