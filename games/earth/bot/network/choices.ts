import { DONE, type Move, moveOf, targetOf, verbOf } from '../../rules/move.ts';
import { isSolo, type State } from '../../rules/state.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import { contextOf } from '../heuristics/context.ts';
import { ownMoves } from '../heuristics/decision-policy.ts';
import { allPlantings, plantingMove } from '../heuristics/planting-over.ts';
import type { WeightsByMode } from '../weights.ts';
import { HAND_NUMBERS, writeHand, writeHandCard } from './hand-inputs.ts';
import { PLANTING_NUMBERS, writePlanting } from './planting-inputs.ts';
import { writeSituation } from './situation-inputs.ts';

/** The move that chooses each colour, by its number; undefined where it may not be chosen, nothing where it is another decision. */
export function colorChoices(state: State, seat: number, { table, solo }: WeightsByMode): (Move | undefined)[] {
  const task = decisionOf(state, seat);
  if (task?.kind !== 'color') return [];
  const moves = ownMoves(contextOf(state, seat, isSolo(state) ? solo : table), task);
  return [0, 1, 2, 3].map((color) => moves.find((move) => verbOf(move) === 'choose' && targetOf(move) === color));
}

/** Something that may be done with a card, or nothing, and what a network sees of it. */
export interface CardChoice {
  readonly move: Move;
  readonly numbers: Float32Array;
  /** The card as the network's mark; -1 for none. */
  readonly mark: number;
}

/** Cards of which one may be chosen, and whether it is given away. */
export interface HandChoices {
  readonly isGiven: boolean;
  readonly choices: readonly CardChoice[];
}

/** The best plantings of a decision by rules of thumb, and to plant nothing; nothing where it is another decision. */
export function plantingChoices(
  state: State,
  seat: number,
  { table, solo }: WeightsByMode,
  most: number,
): CardChoice[] {
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

/** The cards of a decision about the hand, and to give none away where that may be; nothing where it is another decision. */
export function handChoices(state: State, seat: number, { table, solo }: WeightsByMode): HandChoices {
  const task = decisionOf(state, seat);
  const isGiven = task?.kind === 'compost';
  if (!isGiven && task?.kind !== 'keep') return { isGiven, choices: [] };
  const context = contextOf(state, seat, isSolo(state) ? solo : table);
  const shared = new Float32Array(HAND_NUMBERS);
  const situation = writeHand(shared, context, task);
  const { hand, looking } = context.player;
  const list: (number | undefined)[] = task.kind === 'keep' ? [...looking] : [...hand];
  if (task.kind === 'compost' && !task.exact) list.push(undefined);
  const choices = list.map((card) => {
    const numbers = shared.slice();
    writeHandCard(numbers, context, situation, card);
    return { move: card === undefined ? DONE : moveOf(task.kind, card), numbers, mark: card ?? -1 };
  });
  return { isGiven, choices };
}
