import type { Seen } from '../rules/events.ts';

/** What an event sounds like: cards are laid, sprouts are set, plants grow, fauna is claimed. */
const SOUNDS: Partial<Record<Seen['kind'], 'card' | 'piece' | 'ticket'>> = {
  planted: 'card',
  'planted-face-down': 'card',
  event: 'card',
  composted: 'card',
  germinated: 'card',
  got: 'piece',
  claimed: 'ticket',
  'gaia-card': 'card',
  'gaia-claimed': 'ticket',
};

export const soundOf = (seen: Seen) => (seen.kind === 'got' && seen.what === 'growth' ? 'growth' : SOUNDS[seen.kind]);
