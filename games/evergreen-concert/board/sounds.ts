import type { Seen } from '../rules/index.ts';

/** What an event sounds like: cards are laid, records and the hit turn, a concert costs a ticket. */
const SOUNDS: Partial<Record<Seen['kind'], 'card' | 'record' | 'ticket'>> = {
  picked: 'card',
  'picked-secretly': 'card',
  revealed: 'card',
  'card-played': 'card',
  'disc-moved': 'record',
  'hit-moved': 'record',
  'concert-held': 'ticket',
  'final-held': 'ticket',
};

export const soundOf = ({ kind }: Seen) => SOUNDS[kind];
