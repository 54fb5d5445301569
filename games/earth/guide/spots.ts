import type { Spot } from '@grove/game-kit/guide';
import { cards } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';

const SINGLE: ReadonlySet<Spot> = new Set([
  'plan',
  'run',
  'fauna',
  'ecosystems',
  'goals',
  'seeds',
  'store',
  'exchange leaf',
  'exchange seed',
  'exchange use',
  'search',
  'final',
  'question',
]);

/** The parts of Earth's board that lessons can point at. */
export function isEarthSpot(spot: Spot): boolean {
  const [kind, name] = spot.split(' ');
  if (SINGLE.has(spot)) return true;
  if (kind === 'card') return cards.some(({ id }) => id === name);
  return kind === 'color' && ACTION_COLORS.some((color) => color === name);
}
