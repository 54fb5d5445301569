import type { Seat } from '@grove/kernel';
import type { State } from '../rules/types.ts';
import { beamSearch, stepsTo } from './beam.ts';
import { PlanetValue } from './planet-value.ts';
import type { PlannedTurn } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/** Different ways to finish a turn, the best first. The state is left as it was. */
export const planTurns = (model: ValueModel, state: State, seat: Seat, width: number): PlannedTurn[] =>
  beamSearch(new PlanetValue(model, state, seat), width)
    .map((node) => ({ steps: stepsTo(node), value: node.snapshot.value }))
    .sort((a, b) => b.value - a.value);
