import type { Spot } from '@grove/game-kit/guide';
import { cardNamed, COLOURS, NO_CARD } from '../material/index.ts';

/** Parts of which there is one. */
const SINGLE: ReadonlySet<Spot> = new Set([
  'table',
  'hand',
  'hit',
  'hit back',
  'hit on',
  'concert',
  'gala',
  'done',
  'final',
  'question',
]);

/** The parts of the concert's board that lessons can point at. */
export function isConcertSpot(spot: Spot): boolean {
  const [kind, name = ''] = spot.split(' ');
  if (SINGLE.has(spot)) return true;
  if (kind === 'card') return cardNamed(name) !== NO_CARD;
  if (kind === 'disc') return COLOURS.some((colour) => colour === name);
  return kind === 'pile' ? /^[1-6]\.[1-3]$/.test(name) : kind === 'seat' && /^[1-6]$/.test(name);
}
