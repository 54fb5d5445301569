import { BIOMES, POWERS, spaceNamed } from '../material/facts.ts';
import { ACTIONS } from '../rules/layout.ts';
import type { Spot } from '@grove/game-kit/guide';

/** Panels, and buttons of which there is one. */
const SINGLE: ReadonlySet<Spot> = new Set([
  'planet',
  'river',
  'fertility',
  'powers',
  'use power',
  'done',
  'scores',
  'final',
  'question',
]);

/** The parts of the planet's board that lessons can point at. */
export function isPlanetSpot(spot: Spot): boolean {
  const [kind = '', name = ''] = spot.split(' ');
  if (SINGLE.has(spot)) return true;
  if (kind === 'space') return spaceNamed(name) >= 0;
  if (kind === 'card') return /^[a-z]+-[a-z]+$/.test(name);
  const names: Readonly<Record<string, readonly string[]>> = { fertility: BIOMES, power: POWERS, action: ACTIONS };
  return names[kind]?.includes(name) ?? false;
}
