import type { Seen } from './rules/index.ts';

/** C4: a card changes what every concert pays; a concert is what the game is won with. */
const BEATS: Partial<Record<Seen['kind'], number>> = {
  revealed: 2.5,
  'card-played': 1,
  'disc-moved': 1,
  'hit-moved': 1,
  'concert-held': 2.5,
  'timed-out': 1,
};

/** How long what somebody else did is shown. */
export const beats = (seen: Seen): number => BEATS[seen.kind] ?? 0;
