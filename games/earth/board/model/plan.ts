import { itemAt, seatBit } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import type { Gain, Pay } from '../../material/vocabulary.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { takes } from '../../rules/effects/cards.ts';
import { activationForecast } from '../../rules/forecast.ts';
import { type Move, moveOf, targetOf, verbOf } from '../../rules/move.ts';
import { routineStep } from '../../rules/routine.ts';
import type { State } from '../../rules/state.ts';
import { cardOfSource, FIRST_CELL } from '../../rules/tasks/activate.ts';
import type { TableModel } from './table.ts';

/** What a person wants the board to do without asking. */
export interface Habits {
  /** Cards that are not activated until the person wants them again. */
  readonly skips: readonly number[];
  /** Whether the plan runs as soon as its step begins. */
  readonly always: boolean;
  /** Whether the board waits at every step where something optional could be done. */
  readonly stops: boolean;
  /** Whether everything that is offered is taken, where that leaves nothing to decide. */
  readonly takesAll: boolean;
  /** Whether the board chooses where pieces go, and which are paid. */
  readonly places: boolean;
  /** Events of the hand that the person does not want to be asked about between turns any more. */
  readonly passes: readonly number[];
}

export const NO_HABITS: Habits = { skips: [], always: false, stops: false, takesAll: false, places: false, passes: [] };

/** Whether island and climate come before the tableau or after it (E6.3). */
export type BoardOrder = 'first' | 'last';

export interface PlanStep {
  /** As in the move `activate`: 0 island, 1 climate, then the cells. */
  readonly source: number;
  readonly card: number;
  readonly pays: readonly Pay[];
  readonly gains: readonly Gain[];
  readonly payable: boolean;
  readonly skipped: boolean;
  /** Whether the person will be asked something on the way. */
  readonly asks: boolean;
  /** Whether it takes something dear first, so that the person is asked before it begins. */
  readonly costs: boolean;
}

const isBoard = ({ source }: { readonly source: number }): boolean => source < FIRST_CELL;

/** E6.3: island and climate together, before or after the tableau. */
export const inOrder = <Step extends { readonly source: number }>(
  steps: readonly Step[],
  order: BoardOrder,
): readonly Step[] => {
  const board = steps.filter(isBoard);
  const tableau = steps.filter((step) => !isBoard(step));
  return order === 'first' ? [...board, ...tableau] : [...tableau, ...board];
};

/** Everything that would activate in a colour, in order. */
export function planFor(
  state: State,
  seat: number,
  color: number,
  order: BoardOrder,
  skips: readonly number[],
): PlanStep[] {
  const steps = activationForecast(state, seat, color).map((offer): PlanStep =>
    Object.assign({ skipped: skips.includes(offer.card) }, offer, manner(state, seat, color, offer.card)),
  );
  return [...inOrder(steps, order)];
}

const PLACING: ReadonlySet<Gain['what']> = new Set([
  'sprout',
  'growth',
  'compost_hand',
  'sprout_one_other',
  'pick_from_compost',
]);
const PRECIOUS: ReadonlySet<Pay['what']> = new Set(['sprout', 'growth', 'compost_hand']);

/** By what is printed: whether activating the card leads to questions, and whether it takes something dear first. */
function manner(
  { gaia, inPart }: State,
  seat: number,
  color: number,
  card: number,
): { readonly asks: boolean; readonly costs: boolean } {
  const { pay, gain, effect, place } = itemAt(itemAt(cards, card).abilities, abilityFor(color, card));
  const costs = pay.some(({ what }) => PRECIOUS.has(what)) || effect !== undefined;
  const takesInPart = (inPart & seatBit(seat)) !== 0 && gain.some(({ what }) => what in takes); // E6.5
  const mayTakeLess = takesInPart || (gaia !== null && gain.some(({ what }) => what === 'draw' || what === 'soil'));
  const asks = costs || mayTakeLess || place !== undefined || gain.some(({ what }) => PLACING.has(what));
  return { asks, costs };
}

/** Whether there is nothing to think about: every card only gives, asks nothing, and the order does not matter. */
export const isPlain = (plan: readonly PlanStep[]): boolean =>
  plan.every(({ asks, pays, skipped }) => !asks && !skipped && pays.length === 0) &&
  (plan.every(isBoard) || !plan.some(isBoard));

/** The card whose turn it is in a plan: the first in order that is open and wanted. */
export function nextInPlan(
  { state, seat, task, moves }: TableModel,
  order: BoardOrder,
  skips: readonly number[],
): Move | undefined {
  if (task?.kind !== 'activate') return undefined;
  const open = moves.flatMap((move) => (verbOf(move) === 'activate' ? [{ move, source: targetOf(move) }] : []));
  return inOrder(open, order).find(({ source }) => !skips.includes(cardOfSource(itemAt(state.players, seat), source)))
    ?.move;
}

/** What a plan that is being carried out does by itself; nothing before a card that costs something dear. */
export function planStep(
  model: TableModel,
  order: BoardOrder,
  skips: readonly number[],
  stops: boolean,
): Move | undefined {
  const { state, seat, task } = model;
  if (task?.kind !== 'activate') return undefined;
  const next = nextInPlan(model, order, skips);
  if (next === undefined) return stops ? undefined : moveOf('done');
  const card = cardOfSource(itemAt(state.players, seat), targetOf(next));
  return manner(state, seat, state.color, card).costs ? undefined : next;
}

/** The value of `ending` in the last step before scoring. */
const LAST_CHANCE = 2;

const HELPS: ReadonlySet<string | undefined> = new Set(['convert', 'leaf', 'seed', 'fetch']);

/**
 * A step that the board makes by itself: whatever is the only one, and steps with nothing of the person's own to do. Who
 * holds a card that could be planted after a conversion is asked.
 */
export function quietStep(
  { state, seat, task, moves, player }: TableModel,
  passes: readonly number[] = [],
): Move | undefined {
  if (task === undefined) return undefined;
  const canHelp = moves.some((move) => HELPS.has(verbOf(move)));
  const holdsPlants = player.hand.some((card) => itemAt(cards, card).kind !== 'event');
  if (task.kind === 'plant' && canHelp && holdsPlants) return undefined;
  // E2.8: after a between-turns event nobody is asked what else they want; only before scoring it is the last chance (E14.5).
  if (task.kind === 'leisure' && state.ending !== LAST_CHANCE) return moveOf('done');
  if (task.kind === 'activate') return moves.some((move) => verbOf(move) === 'activate') ? undefined : moveOf('done');
  return routineStep(state, seat, { activate: false, skips: [], pass: true, passes });
}
