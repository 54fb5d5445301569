import { DONE, type Move, targetOf, verbOf } from '../../rules/move.ts';
import { isSolo, type State } from '../../rules/state.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import { contextOf } from '../heuristics/context.ts';
import { ownMoves } from '../heuristics/decision-policy.ts';
import { allPlantings, plantingMove } from '../heuristics/planting-over.ts';
import type { WeightsByMode } from '../weights.ts';
import { PLANTING_NUMBERS, writePlanting, writeSituation } from './planting-inputs.ts';

/** The move that chooses each colour, by its number; undefined where it may not be chosen, nothing where it is another decision. */
export function colorChoices(state: State, seat: number, { table, solo }: WeightsByMode): (Move | undefined)[] {
  const task = decisionOf(state, seat);
  if (task?.kind !== 'color') return [];
  const moves = ownMoves(contextOf(state, seat, isSolo(state) ? solo : table), task);
  return [0, 1, 2, 3].map((color) => moves.find((move) => verbOf(move) === 'choose' && targetOf(move) === color));
}

/** A planting that may be chosen, or to plant nothing, and what a network sees of it. */
export interface PlantingChoice {
  readonly move: Move;
  readonly numbers: Float32Array;
  /** Its card as the network's mark; -1 for none. */
  readonly mark: number;
}

/** The best plantings of a decision by rules of thumb, and to plant nothing; nothing where it is another decision. */
export function plantingChoices(
  state: State,
  seat: number,
  { table, solo }: WeightsByMode,
  most: number,
): PlantingChoice[] {
  const task = decisionOf(state, seat);
  if (task?.kind !== 'plant') return [];
  const context = contextOf(state, seat, isSolo(state) ? solo : table);
  return [...allPlantings(context, most).slice(0, most), undefined].map((planting) => {
    const numbers = new Float32Array(PLANTING_NUMBERS);
    writeSituation(numbers, context, task.n);
    writePlanting(numbers, context, planting);
    return { move: planting === undefined ? DONE : plantingMove(planting), numbers, mark: planting?.card ?? -1 };
  });
}
