import type { Spot } from '@grove/game-kit/guide';
import { cards } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import { CRITERIA } from '../rules/germination.ts';

const SINGLE: ReadonlySet<Spot> = new Set([
  'plan',
  'run',
  'fauna',
  'ecosystems',
  'goals',
  'search',
  'final',
  'question',
]);

/** What can be converted at any time (E8.1). */
const EXCHANGES = ['soil', 'seed', 'leaf', 'use'] as const;

/** The parts of Earth's board that lessons can point at. */
export function isEarthSpot(spot: Spot): boolean {
  const [kind, name] = spot.split(' ');
  if (SINGLE.has(spot)) return true;
  if (kind === 'exchange') return EXCHANGES.some((exchange) => exchange === name);
  if (kind === 'criterion') return CRITERIA.some((criterion) => `criterion ${criterion}` === spot);
  if (kind === 'card') return cards.some(({ id }) => id === name);
  return kind === 'color' && ACTION_COLORS.some((color) => color === name);
}
